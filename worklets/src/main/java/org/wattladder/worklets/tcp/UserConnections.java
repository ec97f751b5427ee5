package org.wattladder.worklets.tcp;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.Channel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;

/** A connection for each user to the component {@code server}; without one, to a server in the same JVM, over loopback. */
public final class UserConnections implements Session {
    private static final String SERVER = "server";

    private final Talk talk;
    private final SocketAddress server;
    private final List<Channel> opened = new ArrayList<>();

    /** What a user does over its connection. */
    @FunctionalInterface
    public interface Talk {
        /**
         * The transaction of one user.
         *
         * @param connection of this user alone
         * @throws IOException if the other end does not agree to it
         */
        Transaction over(SocketChannel connection, UserContext context) throws IOException;
    }

    /**
     * Knows the server, and starts one where there is none.
     *
     * @param own what a server in the same JVM does
     */
    public UserConnections(ClientContext context, Tcp.Conversation own, Talk talk) {
        this.talk = talk;
        server = context.hasEndpoint(SERVER)
                ? new InetSocketAddress(
                        context.endpoint(SERVER).host(),
                        context.endpoint(SERVER).port())
                : loopback(own);
    }

    private SocketAddress loopback(Tcp.Conversation own) {
        ServerSocketChannel listening = Tcp.serveHere(own);
        opened.add(listening);
        return listening.socket().getLocalSocketAddress();
    }

    @Override
    public synchronized List<WeightedTransaction> transactions(UserContext context) {
        try {
            SocketChannel channel = Tcp.withoutDelay(SocketChannel.open(server));
            opened.add(channel);
            return List.of(new WeightedTransaction(1, talk.over(channel, context)));
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
