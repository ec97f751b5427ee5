package org.wattladder.worklets.network;

import org.wattladder.worklets.api.Metric;

/** Lets a server send as fast as the network carries. */
public final class NetworkBulk extends Network {

    /** Named by the catalogue. */
    public NetworkBulk() {
        super(
                "network-bulk",
                "transfer",
                "The network between clients and a server, by large transfers.",
                "Asks with 1 byte for 1,250,000, which is 10 megabit, over a connection of the user that stays open.",
                Metric.BITS,
                new Bytes(1, 1),
                new Bytes(1_250_000, 300_000));
    }
}
