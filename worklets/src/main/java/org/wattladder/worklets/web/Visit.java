package org.wattladder.worklets.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.tcp.Tcp;

/** Asks for the page and reads the reply to its end. */
final class Visit implements Transaction {
    private final ByteChannel server;
    private final ByteBuffer request =
            ByteBuffer.allocateDirect(Page.REQUEST.length).put(Page.REQUEST);
    private final ByteBuffer page = ByteBuffer.wrap(Page.bytes());
    private final Reply reply = new Reply();

    Visit(ByteChannel server) {
        this.server = server;
    }

    @Override
    public String type() {
        return "page";
    }

    @Override
    public void prepare() {
        request.clear();
        reply.clear();
    }

    @Override
    public void execute() {
        try {
            while (request.hasRemaining()) {
                server.write(request);
            }
            while (!reply.isWhole()) {
                Tcp.read(server, reply.rest());
            }
        } catch (IOException gone) {
            throw new DeviceFault("the web server is gone: " + gone.getMessage(), gone);
        }
    }

    @Override
    public void check() {
        if (reply.state() != 200) {
            throw new WrongOutput("the web server answered with state " + reply.state() + " and not 200");
        }
        if (!reply.body().equals(page)) {
            throw new WrongOutput("of " + Page.BYTES + " bytes of the page not all are those that the web server has");
        }
    }

    @Override
    public long bytesMoved() {
        return (long) Page.REQUEST.length + reply.bytes();
    }
}
