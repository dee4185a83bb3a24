"""A bare echo over WebSockets, on the same uvicorn with the same settings as the server: what the others are measured against."""

import sys

import uvicorn


async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=30,
        access_log=False,
        log_level="warning",
        backlog=4096,
        lifespan="off",
    )
