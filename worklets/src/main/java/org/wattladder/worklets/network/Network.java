package org.wattladder.worklets.network;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.tcp.Tcp;

/**
 * Asks a server over a connection that stays open, and awaits its reply.
 *
 * <p>Check: both ends compare every byte as it arrives.
 */
abstract class Network implements ServingWorklet {
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
                        sent.parameter(Connections.SEND_BYTES, "bytes that a client sends"),
                        received.parameter(Connections.RECEIVE_BYTES, "bytes that the server sends back"),
                        new Parameter(Connections.TLS, "1 encrypts connections by TLS 1.3, 0 does not", 0, 1, 0, 0)));
    }

    @Override
    public WorkletDescription description() {
        return description;
    }

    @Override
    public Session open(ClientContext context) {
        return new Connections(type, context);
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        Tcp.serve(listening, PayloadServer::answer);
    }
}
