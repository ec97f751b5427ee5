"""A TCP proxy that misbehaves: LISTEN_ADDRESS TARGET_ADDRESS PORT [delay=SECONDS] [loss=PERCENT]

delay: every byte arrives so much later, both ways. loss: what a lost packet does to a stream, that is, now and then what is
sent arrives 0.2 s later, or as often as the copy is lost too, 0.6 s, 1.4 s... and all that follows waits for it. From SIGUSR1
on nothing is forwarded any more and nothing is closed, as when the machine behind is gone but something before it answers for
it. SIGUSR2 resets all connections on both sides.
"""
import asyncio
import random
import signal
import socket
import struct
import sys

listen, address, port = sys.argv[1], sys.argv[2], int(sys.argv[3])
faults = dict(word.split("=") for word in sys.argv[4:])
delay, loss = (float(faults.get(name, 0)) for name in ("delay", "loss"))
lots = random.Random(1)
stalled = False
writers = []


def pause():
    """How much later than sent."""
    later, retry = delay, 0.2
    while loss and lots.random() * 100 < loss:
        later, retry = later + retry, 2 * retry
    return later


async def forward(reader, writer):
    loop = asyncio.get_running_loop()
    pending = asyncio.Queue()

    async def write():
        while True:
            due, data = await pending.get()
            await asyncio.sleep(max(0, due - loop.time()))
            if stalled:
                continue
            writer.write(data)
            await writer.drain()
            if not data:
                writer.close()
                return

    task = asyncio.create_task(write())
    try:
        while data := await reader.read(65536):
            await pending.put((loop.time() + pause(), data))
        await pending.put((loop.time() + pause(), b""))
        await task
    except ConnectionError:
        task.cancel()
        writer.transport.abort()


def stall():
    global stalled
    stalled = True


def reset():
    for writer in writers:
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()
    writers.clear()


async def connected(reader, writer):
    far_reader, far_writer = await asyncio.open_connection(address, port)
    writers.extend((writer, far_writer))
    await asyncio.gather(forward(reader, far_writer), forward(far_reader, writer))


async def main():
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, stall)
    loop.add_signal_handler(signal.SIGUSR2, reset)
    server = await asyncio.start_server(connected, listen, port)
    print("listening", flush=True)
    async with server:
        await server.serve_forever()


asyncio.run(main())
