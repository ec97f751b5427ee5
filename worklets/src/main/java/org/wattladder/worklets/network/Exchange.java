package org.wattladder.worklets.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.tcp.Tcp;

/** Sends so many bytes over a connection and receives so many. All of them are compared as they arrive, at both ends. */
final class Exchange implements Transaction {
    private final String type;
    private final Connection connection;
    private final RandomGenerator random;
    private final long sendBytes;
    private final long receiveBytes;
    private final Payload payload = new Payload();
    private final ByteBuffer request = ByteBuffer.allocateDirect(PayloadServer.REQUEST_BYTES);
    private final ByteBuffer reply = ByteBuffer.allocateDirect(PayloadServer.REPLY_BYTES);
    private long number;
    private long answered;
    private boolean right;

    Exchange(String type, Connection connection, RandomGenerator random, long sendBytes, long receiveBytes) {
        this.type = type;
        this.connection = connection;
        this.random = random;
        this.sendBytes = sendBytes;
        this.receiveBytes = receiveBytes;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public void prepare() {
        number = random.nextLong() >>> Byte.SIZE;
        request.clear().putLong(number).putLong(sendBytes).putLong(receiveBytes).flip();
        answered = ~number;
        right = false;
    }

    @Override
    public void execute() {
        try {
            payload.send(connection.to(), request, number, sendBytes);
            Tcp.fill(connection.from(), reply.clear());
            answered = reply.getLong(0);
            right = payload.receive(connection.from(), number + Payload.BLOCK_BYTES / 2, receiveBytes);
        } catch (IOException gone) {
            throw new DeviceFault("the server is gone: " + gone.getMessage(), gone);
        }
    }

    @Override
    public void check() {
        if (answered != number) {
            throw new WrongOutput("the server answered message " + answered + " and not " + number
                    + "; the complement of a number says that it received other bytes than were sent");
        }
        if (!right) {
            throw new WrongOutput("of " + receiveBytes + " bytes received not all are those that the server sent");
        }
    }

    @Override
    public long bytesMoved() {
        return sendBytes + receiveBytes;
    }
}
