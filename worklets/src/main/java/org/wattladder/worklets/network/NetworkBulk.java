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

/** Lets a server send as fast as the network carries. */
public final class NetworkBulk implements ServingWorklet {
    private static final long MOST_BYTES = 1 << 30;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "network-bulk",
                "network",
                "The network between clients and a server, by large transfers.",
                "Asks with 1 byte for 1,250,000, which is 10 megabit, over a connection of the user that stays open. "
                        + Connections.WHERE,
                Metric.BITS,
                MemoryNeed.fixed(2 << 20),
                List.of(
                        new Parameter(Connections.SEND_BYTES, "bytes that a client sends", 1, MOST_BYTES, 1, 1),
                        new Parameter(
                                Connections.RECEIVE_BYTES,
                                "bytes that the server sends back",
                                1,
                                MOST_BYTES,
                                1_250_000,
                                300_000)));
    }

    @Override
    public Session open(ClientContext context) {
        return new Connections("transfer", context);
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        PayloadServer.serve(listening);
    }
}
