"""The server: adapters between tables and the world. HTTP, WebSocket, SQLite, bots in processes of their own."""
