"""A TCP proxy that misbehaves: LISTEN_PORT TARGET_ADDRESS TARGET_PORT [delay=SECONDS] [stall=SECONDS] [reset=SECONDS]

delay: every byte arrives so much later, both ways, order kept. stall: so long after the connection was made nothing is
forwarded any more and nothing is closed, as when the machine behind is gone. reset: so long after, both sides get a reset.
"""
import asyncio
import socket
import struct
import sys

port, address, target = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
faults = dict(word.split("=") for word in sys.argv[4:])
delay, stall, reset = (float(faults.get(name, 0)) for name in ("delay", "stall", "reset"))


async def forward(reader, writer, since):
    loop = asyncio.get_running_loop()
    pending = asyncio.Queue()

    async def write():
        while True:
            due, data = await pending.get()
            await asyncio.sleep(max(0, due - loop.time()))
            if stall and loop.time() - since > stall:
                continue
            writer.write(data)
            await writer.drain()
            if not data:
                writer.close()
                return

    task = asyncio.create_task(write())
    try:
        while data := await reader.read(65536):
            await pending.put((loop.time() + delay, data))
        if not (stall and loop.time() - since > stall):
            await pending.put((loop.time() + delay, b""))
            await task
    except ConnectionError:
        task.cancel()
        writer.transport.abort()


def abort(*writers):
    for writer in writers:
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()


async def connected(reader, writer):
    since = asyncio.get_running_loop().time()
    far_reader, far_writer = await asyncio.open_connection(address, target)
    if reset:
        asyncio.get_running_loop().call_later(reset, abort, writer, far_writer)
    await asyncio.gather(forward(reader, far_writer, since), forward(far_reader, writer, since))


async def main():
    server = await asyncio.start_server(connected, "0.0.0.0", port)
    async with server:
        await server.serve_forever()


asyncio.run(main())
