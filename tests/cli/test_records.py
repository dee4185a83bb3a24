"""`new`, `replay`, `show`, `perft` and `play` as a new user calls them: rightly, wrongly, and with files that are none."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import quiltingbee as qb
from quiltingbee.cli import main
from quiltingbee.core.record import LONGEST
from quiltingbee.games.doodle import default_deck

GOLDEN = Path(__file__).parents[1] / "golden"
DOODLE = str(GOLDEN / "doodle" / "alone-with-every-action.txt")
PATCHWORK = str(GOLDEN / "patchwork" / "against-the-automa.txt")
EMPTY = "P1 9/9/9/9/9/9/9/9/9 - 5 0 | P2 9/9/9/9/9/9/9/9/9 - 5 0"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Files of every wrong kind, in the folder where the command is called."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUILTINGBEE_LANGUAGE", "en")
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "latin").write_bytes(b"quiltingbee record 1\nGame: doodle/1\nP1: J\xf6rg\n")
    (tmp_path / "bomb").write_bytes(b"quiltingbee record 1\n" + b"x" * 10_000_000)
    (tmp_path / "wide-bomb").write_bytes(b"quiltingbee record 1\n" + "€".encode() * 6_000_000)
    (tmp_path / "deck").write_text(str(default_deck()).replace("reconstruction-1", "mine"), "utf-8")
    (tmp_path / "bad-deck").write_text(str(default_deck()).replace("S1 .#./###/.#./##.", "S1 .#./###"), "utf-8")
    return tmp_path


@pytest.fixture
def call(capsys):
    """The answer of a command line, what it says, and what it says of faults."""

    def called(*given: str) -> tuple[int, str, str]:
        try:
            answer = main(given)
        except SystemExit as stopped:
            answer = int(stopped.code or 0)
        told = capsys.readouterr()
        return answer, told.out, told.err

    return called


@pytest.mark.parametrize(
    ("given", "answer", "said"),
    [
        (("absent",), 1, "unreadable-file: absent: absent cannot be read: No such file or directory\n"),
        (("folder",), 1, "unreadable-file: folder: folder cannot be read: Is a directory\n"),
        (("",), 1, "unreadable-file: "),
        (("a\0b",), 1, "unreadable-file: "),
        (("a" * 5000,), 1, f"unreadable-file: {'a' * 80}: {'a' * 80} cannot be read: File name too long\n"),
        (("binary",), 1, "line 2: not-utf-8: binary: "),
        (("latin",), 1, "line 3: not-utf-8: latin: "),
        (("empty",), 1, "line 1: not-a-record\n"),
        (("bomb",), 1, f"line 2: record-too-long: 10000021 > {LONGEST}\n"),
        (("wide-bomb",), 1, "line 2: record-too-long: "),
        ((DOODLE, "--deck", "absent"), 1, "unreadable-file: absent: "),
        ((DOODLE, "--deck", "folder"), 1, "unreadable-file: folder: "),
        ((DOODLE, "--deck", "binary"), 1, "line 2: not-utf-8: binary: "),
        ((DOODLE, "--deck", "empty"), 1, "empty: line 1: deck-name: "),
        ((DOODLE, "--deck", "bad-deck"), 1, "bad-deck: line 5: deck-start-size: S1 .#./###\n"),
        ((DOODLE, "--deck", DOODLE), 1, f"{DOODLE}: line 1: deck-name: quiltingbee record 1\n"),
        ((), 2, "usage: "),
        ((DOODLE, "--nothing"), 2, "usage: "),
    ],
)
@pytest.mark.parametrize("verb", ["replay", "show"])
def test_a_file_that_is_no_record_is_refused_with_the_reason(call, verb, given, answer, said):
    told, out, err = call(verb, *given)
    assert told == answer
    assert out == ""
    assert err.startswith(said)


def test_replay_tells_the_standing_or_the_line_and_the_reason(call, folder):
    assert call("replay", DOODLE) == (0, "P1 Alone: 75  wins\nThe match is over after 40 events.\n", "")
    answer, out, err = call("replay", PATCHWORK)
    assert (answer, err) == (0, "")
    assert out.startswith("P1 one: -15\nP2 Automa: 46\n")
    bad = Path(DOODLE).read_text("utf-8").replace("P1 draw c1 r0", "P1 draw a1 r0")
    (folder / "bad").write_text(bad, "utf-8")
    answer, out, err = call("replay", "bad")
    assert (answer, out) == (1, "")
    assert err.splitlines()[0] == "line 10: overlap: P1 draw a1 r0"
    assert len(err.splitlines()) == 2


def test_replay_writes_the_one_spelling_and_explains(call, folder):
    text = Path(DOODLE).read_text("utf-8")
    (folder / "loud").write_text(text.upper(), "utf-8")
    assert call("replay", "loud", "--record")[1] == text.replace("Alone", "ALONE")
    assert "P1 draw a1 r0 ; S6: b1 a2 b2 c2 d2 e2 d3\n" in call("replay", DOODLE, "--explain")[1]


def test_a_record_comes_from_standard_input_too(call, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(DOODLE).read_bytes())))
    assert call("replay", "-")[0] == 0


def test_no_sign_from_a_file_steers_the_terminal(call, folder):
    (folder / "red").write_text("quiltingbee record 1\nGame: doodle/1\nP1: \x1b[31mred\u202e\n", "utf-8")
    assert call("replay", "red") == (0, "P1 [31mred: 0\nEvents so far: 0; to act: --\n", "")
    (folder / "red").write_text("quiltingbee record 1\nGame: doodle/1\nP1: a\n\nP1 \x1b[31mred\n", "utf-8")
    assert "\x1b" not in call("replay", "red")[2]


def test_show_draws_the_sheets_at_any_event(call):
    answer, out, _ = call("show", DOODLE, "--at", "2")
    assert answer == 0
    assert out.endswith(
        "1 . a . . . . . . .\n2 a a a a a . . . .\n3 . . . a . . . . .\n"
        + "".join(f"{n} . . . . . . . . .\n" for n in range(4, 10))
    )
    for record in (DOODLE, PATCHWORK):
        answer, out, _ = call("show", record, "--at", "9", "--position")
        assert answer == 0
        match = qb.read(Path(record).read_text("utf-8"))
        assert qb.position(out.strip()).state == match.replay(9)
    assert call("show", DOODLE, "--at", "41") == (1, "", "no-such-event: events in the record: 40\n")
    assert call("show", DOODLE, "--at", "-1")[0] == 2
    assert call("show", DOODLE, "--at", "x")[0] == 2


@pytest.mark.parametrize(
    ("given", "seats", "headers"),
    [
        (("doodle",), 1, {"Deck": "reconstruction-1"}),
        (("DOODLE/1", "--seats", "3", "--rule", "cut-again=yes"), 3, {"Cut-Again": "yes"}),
        (
            ("doodle", "--names", "Ann", "Jörg; or\nso", "--rule", "neighbour-scissors=no"),
            2,
            {"Neighbour-Scissors": "no"},
        ),
        (("doodle", "--seats", "1000"), 1000, {}),
        (("doodle", "--deck", "deck"), 1, {"Deck": "mine"}),
        (("patchwork",), 2, {"Edition": "revised"}),
        (("patchwork", "--rule", "edition=original"), 2, {"Edition": "original"}),
        *(
            (
                ("patchwork", "--seats", "1", "--rule", f"automa={deck}", "--rule", f"level={level}"),
                1,
                {"Automa": deck, "Level": str(level)},
            )
            for deck in ("normal", "tactical")
            for level in range(1, 6)
        ),
    ],
)
def test_new_prints_a_record_to_go_on_with(call, given, seats, headers):
    for seed in ("7", "a b", "x; y\nz  ", "", "\x1b" * 900):
        answer, text, err = call("new", *given, "--seed", seed)
        assert (answer, err) == (0, "")
        match = qb.read(
            text, **({"deck": qb.new("doodle", deck=read_mine()).state.options.deck} if "--deck" in given else {})
        )
        assert match.game.seats(match.state) == seats
        assert headers.items() <= match.game.headers(match.first).items()
        dealt = qb.dealer_of(match.headers)  # the record says how its own deals can be made again
        assert dealt is not None
        again = qb.Match(match.game, seats=seats, start=match.first, dealer=dealt)
        assert again.log == match.log


def read_mine():
    from quiltingbee.games.doodle import read_deck

    return read_deck(Path("deck").read_text("utf-8"))


@pytest.mark.parametrize(
    ("given", "answer", "said"),
    [
        (("chess",), 2, "unknown-game: chess: the games are: doodle, patchwork\n"),
        ((), 2, "usage: "),
        (("doodle", "--seats", "0"), 2, "usage: "),
        (("doodle", "--seats", "1001"), 2, "usage: "),
        (("doodle", "--seats", "two"), 2, "usage: "),
        (("doodle", "--seats", "2", "--names", "a"), 2, "names-and-seats: "),
        (("doodle", "--rule", "cut-again"), 2, "usage: "),
        (("doodle", "--rule", "cut-again=maybe"), 1, "yes-or-no\n"),
        (("doodle", "--rule", "cut-again=1"), 1, "yes-or-no\n"),
        (("doodle", "--rule", "edition=original"), 1, "unknown-rule\n"),
        *(
            (("doodle", "--rule", f"{taken}=1"), 1, f"unknown-rule: {taken}\n")
            for taken in ("deck", "seats", "seed", "names", "game", "self")
        ),
        (("doodle", "--deck", "bad-deck"), 1, "bad-deck: line 5: deck-start-size: "),
        (("patchwork", "--seats", "3"), 1, "wrong-number-of-seats\n"),
        (("patchwork", "--rule", "edition=third"), 1, "unknown-edition\n"),
        (("patchwork", "--rule", "level=1"), 1, "level-without-automa\n"),
        (("patchwork", "--rule", "automa=normal"), 1, "wrong-number-of-seats\n"),
        (("patchwork", "--seats", "1", "--rule", "automa=easy"), 1, "unknown-automa\n"),
        (("patchwork", "--seats", "1", "--rule", "automa=normal", "--rule", "level=6"), 1, "unknown-level\n"),
        (("patchwork", "--seats", "1", "--rule", "automa=normal", "--rule", "level=yes"), 1, "unknown-level\n"),
        (("patchwork", "--deck", "deck"), 1, "unknown-rule\n"),
    ],
)
def test_new_refuses_what_there_is_not(call, given, answer, said):
    told, out, err = call("new", *given)
    assert (told, out) == (answer, "")
    assert err.startswith(said)


@pytest.mark.parametrize(
    ("given", "answer", "said"),
    [
        (("chess", "--seed", "1"), 2, "unknown-game: chess: "),
        (("doodle",), 2, "nothing-to-count: "),
        (("doodle", "--record", "absent"), 1, "unreadable-file: absent: "),
        (("doodle", "--record", PATCHWORK), 1, "other-game: patchwork/1: "),
        (("doodle", "--record", DOODLE, "--position", "x"), 2, "usage: "),
        (("doodle", "--position", "x"), 1, "not-a-position: x\n"),
        (("doodle", "--position", f"patchwork/1 | revised | - | {EMPTY}"), 1, "not-a-position: "),
        (("patchwork", "--position", f"patchwork/1 | revised | - | {EMPTY}"), 1, "no-dealer\n"),
        (("patchwork", "--seed", "1", "--seats", "3"), 1, "wrong-number-of-seats\n"),
        (("doodle", "--seed", "1", "--deck", "bad-deck"), 1, "bad-deck: line 5: "),
        (("doodle", "--record", DOODLE, "--at", "41"), 1, "no-such-event: events in the record: 40\n"),
        (("doodle", "--seed", "1", "--depth", "-1"), 2, "usage: "),
        (("doodle", "--seed", "1", "--depth", "21"), 2, "usage: "),
        (("doodle", "--seed", "1", "--depth", "9" * 30), 2, "usage: "),
        (("doodle", "--seed", "1", "--depth", "one"), 2, "usage: "),
    ],
)
def test_perft_refuses_what_it_cannot_count(call, given, answer, said):
    told, out, err = call("perft", *(() if "--depth" in given else ("--depth", "1")), *given)
    assert (told, out) == (answer, "")
    assert err.startswith(said)


def test_perft_counts_from_a_record_a_position_and_a_seed(call, folder):
    assert call("perft", "doodle", "--seed", "1", "--depth", "0")[:2] == (0, "1\n")
    assert call("perft", "doodle", "--seed", "1", "--depth", "1", "--seats", "1000", "--plain")[:2] == (0, "140\n")
    assert call("perft", "patchwork", "--record", PATCHWORK, "--depth", "1")[:2] == (0, "0\n")  # it is over
    (folder / "new").write_text(call("new", "patchwork", "--seed", "3")[1], "utf-8")
    counts = set()
    for start in (
        ("--record", "new"),
        ("--record", "new", "--at", "0"),
        ("--seed", "3"),
        ("--seed", "3", "--position", f"patchwork/1 | revised | - | {EMPTY}"),
        ("--position", call("show", "new", "--position")[1].strip()),
    ):
        answer, out, _ = call("perft", "patchwork", *start, "--depth", "1", "--json")
        assert answer == 0
        told = json.loads(out)
        assert list(told) == ["game", "depth", "count"]
        assert (told["game"], told["depth"]) == ("patchwork", 1)
        counts.add(told["count"])
    assert counts == {509}


def test_perft_goes_on_with_the_deals_of_the_seed_in_the_record(call, folder):
    match = qb.new("doodle", seed=4)
    match.play(0, "draw a1 r0")
    whole = qb.write(match).splitlines(keepends=True)
    assert whole[-1] == "-- roll 2\n"  # the deal number 2; number 0 or 1 would be a 1
    counts = set()
    for lines in (whole, whole[:-1], whole[:-2]):
        (folder / "cut").write_text("".join(lines), "utf-8")
        counts.add(call("perft", "doodle", "--record", "cut", "--depth", "1")[:2])
    assert len(counts) == 1
    assert call("perft", "doodle", "--record", "cut", "--depth", "1", "--seed", "2")[:2] not in counts


def played(call, monkeypatch, lines: str, *given: str) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    told: tuple[int, str, str] = call("play", *given)
    return told


def test_play_keeps_the_match_in_a_file_and_goes_on_where_it_stands(call, folder, monkeypatch):
    lines = "help\nacts\nundo\nnonsense\ndraw i9 r0\ndraw a1 r0\nundo\ndraw a2 r0\nquit\n"
    answer, out, err = played(call, monkeypatch, lines, "doodle", "--seed", "7", "--file", "match")
    assert (answer, err) == (0, "")
    assert "nothing-to-take-back\n" in out
    assert "not-an-event: P1 nonsense\n" in out
    assert "outside-the-sheet" in out
    assert "P1 draw a2 r0\n" in (folder / "match").read_text("utf-8")
    assert "draw a1" not in (folder / "match").read_text("utf-8")
    answer, out, err = played(call, monkeypatch, "pass\n", "--file", "match")  # ends with the input
    assert (answer, err) == (0, "")
    assert [line for line in (folder / "match").read_text("utf-8").splitlines() if line.startswith("P1 ")] == [
        "P1 draw a2 r0",
        "P1 pass",
    ]


def test_play_to_the_end_of_a_match_against_the_automa(call, monkeypatch):
    answer, out, _ = played(
        call,
        monkeypatch,
        "advance\nleather a1\n" * 60,
        "patchwork",
        "--seats",
        "1",
        "--rule",
        "automa=normal",
        "--seed",
        "5",
    )
    assert answer == 0
    text = out[out.index("quiltingbee record 1") :]
    assert qb.read(text).over
    assert out.count("P2 Automa: ") == 1


def test_play_refuses_a_file_that_is_no_record_or_cannot_be_written(call, monkeypatch):
    assert played(call, monkeypatch, "", "--file", "binary")[0] == 1
    assert played(call, monkeypatch, "", "--rule", "cut-again=maybe")[0] == 1
    answer, _, err = played(call, monkeypatch, "draw a1 r0\n", "--seed", "7", "--file", "absent/match")
    assert answer == 1
    assert err.startswith("unwritable-file: absent/match: No such file")


@pytest.mark.parametrize(
    "given",
    [("--help",), ("new", "--help"), ("replay", "--help"), ("show", "--help"), ("perft", "--help"), ("play", "--help")],
)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_help_is_there_in_every_language(call, monkeypatch, given, language):
    monkeypatch.setenv("QUILTINGBEE_LANGUAGE", language)
    answer, out, _ = call(*given)
    assert answer == 0
    assert "cli-" not in out


def test_a_full_disk_and_a_reader_that_has_read_enough(folder):
    command = [
        sys.executable,
        "-c",
        "from quiltingbee.cli import main; raise SystemExit(main(['new', 'doodle', '--seats', '1000']))",
    ]
    if Path("/dev/full").exists():
        with Path("/dev/full").open("w") as full:
            told = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert told.returncode == 1
        assert told.stderr.startswith("disk-full: ")
        assert "Traceback" not in told.stderr
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1
