package org.wattladder.worklets.network;

import org.wattladder.worklets.api.Metric;

/** Asks a server for a small reply and awaits it. */
public final class NetworkRequests extends Network {

    /** Named by the catalogue. */
    public NetworkRequests() {
        super(
                "network-requests",
                "request",
                "The network between clients and a server, and the operating system at both ends, by small messages.",
                "Sends 128 bytes over a connection of the user that stays open, and awaits 1,024.",
                Metric.TRANSACTIONS,
                new Bytes(128, 16),
                new Bytes(1_024, 100));
    }
}
