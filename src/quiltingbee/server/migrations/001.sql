-- Tables, their journals, people and their tokens. The primary key of `events` is the concurrency control.
CREATE TABLE about (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO about VALUES ('alive', 0);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    open INTEGER NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    meta TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, open, created);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE TABLE events (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    id TEXT,
    by TEXT,
    sent TEXT,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    scopes TEXT NOT NULL,
    label TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_by_person ON tokens (person);
CREATE TABLE seats (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;
CREATE TABLE results (
    daily TEXT NOT NULL,
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (daily, person)
) WITHOUT ROWID;
