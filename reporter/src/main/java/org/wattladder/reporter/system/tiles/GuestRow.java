package org.wattladder.reporter.system.tiles;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Guest;
import org.wattladder.model.schedule.TileRepeat.Worked;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * All guests of one kind in the recordings of one number of tiles.
 *
 * @param row of that number
 * @param guest the kind
 * @param limits of each
 * @param worked what each did in each recording
 * @param told by the clients of these guests, in all recordings
 */
record GuestRow(TileRow row, Guest guest, GuestLimits limits, List<Worked> worked, List<HostInterval> told) {
    private static final double HUNDRED = 100;
    private static final String NO_FIGURE = "absent.guest-untold";

    GuestRow {
        worked = List.copyOf(worked);
        told = List.copyOf(told);
    }

    /** Rows of this number of tiles, one for each kind of guest. */
    static List<GuestRow> of(RunTiles tiles, TileRow row) {
        List<GuestLimits> limits = tiles.worklet().plan().deployments().stream()
                .flatMap(deployment -> deployment.guest().stream())
                .toList();
        List<Guest> guests = tiles.schedule().guests();
        return guests.stream()
                .map(guest -> of(row, guest, limits.get(guests.indexOf(guest))))
                .toList();
    }

    private static GuestRow of(TileRow row, Guest guest, GuestLimits limits) {
        List<Worked> worked = row.step().repeats().stream()
                .flatMap(repeat -> repeat.guests().stream())
                .filter(each -> each.guest().equals(guest))
                .toList();
        Set<String> deployments = worked.stream().map(Worked::deployment).collect(Collectors.toUnmodifiableSet());
        List<HostInterval> told = row.repeats().stream()
                .flatMap(each -> each.result().stream())
                .flatMap(result -> result.clients().stream())
                .filter(client -> deployments.contains(client.deployment()))
                .toList();
        return new GuestRow(row, guest, limits, worked, told);
    }

    /** Transactions per second of one guest, on average. */
    Measurement rate() {
        return measured(worked.stream().mapToDouble(each -> each.result().rate()).average().stream()
                .toArray());
    }

    /** The same in percent of the reference. */
    Measurement ofReferencePercent() {
        return measured(
                worked.stream().mapToDouble(each -> HUNDRED * each.result().relative()).average().stream()
                        .toArray());
    }

    /** The guest with the least, in percent of the reference. */
    Measurement lowestPercent() {
        return measured(
                worked.stream().mapToDouble(each -> HUNDRED * each.result().relative()).min().stream()
                        .toArray());
    }

    /** CPUs that one guest took on average, over the whole interval. */
    Measurement cpus() {
        return ofCounted(org.wattladder.worklets.api.Figure.GUEST_CPU, 1);
    }

    /** How long one guest was held back because its CPU time was used up, in percent of the interval, summed over CPUs. */
    Measurement waitingPercent() {
        return ofCounted(org.wattladder.worklets.api.Figure.GUEST_WAITING, HUNDRED);
    }

    private Measurement ofCounted(String figure, double factor) {
        double counted = sum(org.wattladder.worklets.api.Figure.GUEST_COUNTED);
        return counted > 0 ? Measurement.of(factor * sum(figure) / counted) : Measurement.absent(NO_FIGURE);
    }

    private double sum(String name) {
        return told.stream()
                .flatMap(client -> client.figures().stream())
                .filter(figure -> figure.name().equals(name))
                .mapToDouble(org.wattladder.worklets.api.Figure::value)
                .sum();
    }

    private static Measurement measured(double... values) {
        return values.length == 0 ? Measurement.absent(NO_FIGURE) : Measurement.of(values[0]);
    }

    /** Its limits, for people. */
    Text limited() {
        return Message.of("tiles.limits", Figure.shortest(limits.cpus()), new Count(limits.memoryMebibytes()));
    }
}
