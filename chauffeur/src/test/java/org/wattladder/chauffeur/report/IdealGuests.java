package org.wattladder.chauffeur.report;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.worklets.api.Figure;

/** Guests on a machine that carries some tiles as if each were alone, and shares equally what it has among more. */
final class IdealGuests {
    private static final int CARRIED = 3;
    private static final double FULL_RATE = 1000;

    /** Who asks for less than this gets it. */
    private static final double LITTLE = 10;

    private IdealGuests() {}

    /** What each client reports of an interval of so many nanoseconds. */
    static List<HostInterval> clients(String host, Load.Tiles load, long nanos) {
        double part = Math.min(1, (double) CARRIED / load.tiles());
        List<HostInterval> clients = new ArrayList<>();
        for (int copy = 1; copy <= load.tiles() * load.guests().size(); copy++) {
            Load own = load.of(copy);
            if (!(own instanceof Load.None)) {
                double asked = own instanceof Load.Rate rate ? rate.transactionsPerSecond() : FULL_RATE;
                double done = asked < LITTLE ? asked : asked * part;
                clients.add(new HostInterval(
                        host,
                        copy,
                        1,
                        Math.round(done * nanos / 1e9),
                        0,
                        0,
                        nanos,
                        Measurement.of(90),
                        List.of(
                                new Figure(Figure.GUEST_CPU, part * nanos / 1e9, "s"),
                                new Figure(Figure.GUEST_WAITING, 0, "s"),
                                new Figure(Figure.GUEST_COUNTED, nanos / 1e9, "s"))));
            }
        }
        return clients;
    }
}
