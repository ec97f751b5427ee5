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

/** Asks a server for a small reply and awaits it, over a connection that stays open. */
public final class NetworkRequests implements ServingWorklet {
    private static final long MOST_BYTES = 1 << 30;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "network-requests",
                "network",
                "The network between clients and a server, and the operating system at both ends, by small messages.",
                "Sends 128 bytes over a connection of the user that stays open, and awaits 1,024. " + Connections.WHERE,
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(2 << 20),
                List.of(
                        new Parameter(Connections.SEND_BYTES, "bytes that a client sends", 1, MOST_BYTES, 128, 16),
                        new Parameter(
                                Connections.RECEIVE_BYTES,
                                "bytes that the server sends back",
                                1,
                                MOST_BYTES,
                                1_024,
                                100)));
    }

    @Override
    public Session open(ClientContext context) {
        return new Connections("request", context);
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        PayloadServer.serve(listening);
    }
}
