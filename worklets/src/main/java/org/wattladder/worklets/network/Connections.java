package org.wattladder.worklets.network;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.Channel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.tcp.Tcp;

/** A connection for each user to the component {@code server}; without one, to a server in the same JVM, over loopback. */
final class Connections implements Session {
    static final String SERVER = "server";
    static final String SEND_BYTES = "send-bytes";
    static final String RECEIVE_BYTES = "receive-bytes";
    static final String TLS = "tls";

    private final String type;
    private final InetSocketAddress server;
    private final List<Channel> opened = new ArrayList<>();

    Connections(String type, ClientContext context) {
        this.type = type;
        server = context.hasEndpoint(SERVER)
                ? new InetSocketAddress(
                        context.endpoint(SERVER).host(),
                        context.endpoint(SERVER).port())
                : loopback();
    }

    private InetSocketAddress loopback() {
        ServerSocketChannel listening = Tcp.serveHere(PayloadServer::answer);
        opened.add(listening);
        return new InetSocketAddress(
                listening.socket().getInetAddress(), listening.socket().getLocalPort());
    }

    @Override
    public synchronized List<WeightedTransaction> transactions(UserContext context) {
        try {
            SocketChannel channel = Tcp.withoutDelay(SocketChannel.open(server));
            opened.add(channel);
            return List.of(new WeightedTransaction(
                    1,
                    new Exchange(
                            type,
                            context.parameter(TLS) == 0 ? Connection.plain(channel) : Connection.encrypted(channel),
                            context.random(),
                            context.parameter(SEND_BYTES),
                            context.parameter(RECEIVE_BYTES))));
        } catch (IOException refused) {
            throw new DeviceFault("the server at " + server + " does not answer: " + refused.getMessage(), refused);
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
