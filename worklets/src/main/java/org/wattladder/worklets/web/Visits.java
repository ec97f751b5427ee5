package org.wattladder.worklets.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.tcp.Tcp;

/** A connection of each user to the component {@code server}; without one, to a server of one page in the same JVM. */
final class Visits implements Session {
    private static final String SERVER = "server";
    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Length: " + Page.BYTES + "\r\n\r\n";

    private final InetSocketAddress server;
    private final List<Channel> opened = new ArrayList<>();

    Visits(ClientContext context) {
        server = context.hasEndpoint(SERVER)
                ? new InetSocketAddress(
                        context.endpoint(SERVER).host(),
                        context.endpoint(SERVER).port())
                : loopback();
    }

    private InetSocketAddress loopback() {
        ServerSocketChannel listening = Tcp.serveHere(Visits::answer);
        opened.add(listening);
        return new InetSocketAddress(
                listening.socket().getInetAddress(), listening.socket().getLocalPort());
    }

    /** Answers each request of a client until it leaves. */
    private static void answer(SocketChannel client) throws IOException {
        ByteBuffer request = ByteBuffer.allocate(Page.REQUEST.length);
        ByteBuffer reply = ByteBuffer.wrap((HEAD + Page.text()).getBytes(StandardCharsets.US_ASCII));
        while (client.isOpen()) {
            Tcp.fill(client, request.clear());
            reply.rewind();
            while (reply.hasRemaining()) {
                client.write(reply);
            }
        }
    }

    @Override
    public synchronized List<WeightedTransaction> transactions(UserContext context) {
        try {
            SocketChannel channel = Tcp.withoutDelay(SocketChannel.open(server));
            opened.add(channel);
            return List.of(new WeightedTransaction(1, new Visit(channel)));
        } catch (IOException refused) {
            throw new DeviceFault("the web server at " + server + " does not answer: " + refused.getMessage(), refused);
        }
    }

    @Override
    public synchronized void close() {
        for (Channel channel : opened) {
            try {
                channel.close();
            } catch (IOException closed) {
                // it is closed already
            }
        }
    }
}
