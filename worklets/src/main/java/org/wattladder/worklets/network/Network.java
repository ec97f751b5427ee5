package org.wattladder.worklets.network;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.tcp.Tcp;
import org.wattladder.worklets.tcp.UserConnections;

/**
 * Asks a server over a connection that stays open, and awaits its reply.
 *
 * <p>Check: both ends compare every byte as it arrives.
 */
abstract class Network implements ServingWorklet {
    static final String TLS = "tls";
    private static final String SEND_BYTES = "send-bytes";
    private static final String RECEIVE_BYTES = "receive-bytes";
    private static final long MOST_BYTES = 1 << 30;

    /** Closes the description of a transaction. */
    private static final String WHERE =
            " Both ends compare every byte as it arrives. With a component `server` the other end is there; without"
                    + " one it is in the JVM of the clients, over loopback, which stresses no network card.";

    private final WorkletDescription description;
    private final String type;

    /** How many bytes go one way: as shipped, and in a tiny run. */
    record Bytes(long standard, long tiny) {
        private Parameter parameter(String name, String meaning) {
            return new Parameter(name, meaning, 1, MOST_BYTES, standard, tiny);
        }
    }

    Network(String name, String type, String stresses, String transaction, Metric metric, Bytes sent, Bytes received) {
        this.type = type;
        description = new WorkletDescription(
                name,
                "network",
                stresses,
                transaction + WHERE,
                metric,
                MemoryNeed.fixed(2 << 20),
                List.of(
                        sent.parameter(SEND_BYTES, "bytes that a client sends"),
                        received.parameter(RECEIVE_BYTES, "bytes that the server sends back"),
                        new Parameter(TLS, "1 encrypts connections by TLS 1.3, 0 does not", 0, 1, 0, 0)));
    }

    @Override
    public WorkletDescription description() {
        return description;
    }

    @Override
    public Session open(ClientContext context) {
        return new UserConnections(context, PayloadServer::answer, this::exchange);
    }

    private Transaction exchange(SocketChannel channel, UserContext context) throws IOException {
        return new Exchange(
                type,
                context.parameter(TLS) == 0 ? Connection.plain(channel) : Connection.encrypted(channel),
                context.random(),
                context.parameter(SEND_BYTES),
                context.parameter(RECEIVE_BYTES));
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        Tcp.serve(listening, PayloadServer::answer);
    }
}
