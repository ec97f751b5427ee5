package org.wattladder.reporter.verify.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.reporter.verify.figure.HostRates;

/** What the cells about hosts in {@code result.txt} have to hold: one row for all of them, then one for each. */
final class HostCells {
    /** The columns behind load and host. */
    static final List<String> COLUMNS =
            List.of("target /s", "actual /s", "off", "watts", "began ms", "known to", "CPU lost");

    private static final String DASH = "\u2013";
    private static final String ALL = "all";
    private static final String ABSENT = "absent";
    private static final int MANY = 8;
    private static final double MILLI = 1e6;

    private final List<DerivedInterval> worklet;

    HostCells(List<DerivedInterval> worklet) {
        this.worklet = worklet;
    }

    /** A row: its host and the cells behind it. */
    record HostRow(DerivedInterval interval, String host, Map<String, TextCells.Expectation> cells) {}

    /** The rows of every level and of active idle; none unless there are several hosts. */
    List<HostRow> rows() {
        List<HostRow> rows = new ArrayList<>();
        worklet.stream()
                .filter(interval -> interval.works() || interval.interval().idle())
                .filter(interval -> interval.result().isPresent())
                .forEach(interval -> rows(rows, interval, interval.result().orElseThrow()));
        return rows;
    }

    private void rows(List<HostRow> rows, DerivedInterval interval, IntervalResult result) {
        List<String> hosts = hosts(result);
        if (hosts.size() < 2) {
            return;
        }
        rows.add(new HostRow(interval, ALL, all(interval, result, hosts)));
        (hosts.size() > MANY ? extremes(result, hosts) : hosts)
                .forEach(host -> rows.add(new HostRow(interval, host, one(interval, result, host))));
    }

    private static List<String> hosts(IntervalResult result) {
        Set<String> hosts = new LinkedHashSet<>();
        result.power().hosts().forEach(host -> hosts.add(host.host()));
        result.clients().forEach(client -> hosts.add(client.host()));
        result.window().starts().forEach(start -> hosts.add(start.host()));
        result.conditions().forEach(host -> hosts.add(host.host()));
        return List.copyOf(hosts);
    }

    private static List<String> extremes(IntervalResult result, List<String> hosts) {
        Map<String, Double> rates = HostRates.of(result);
        Comparator<String> byRate = Comparator.comparingDouble(host -> rates.getOrDefault(host, 0.0));
        String slowest = hosts.stream().min(byRate).orElseThrow();
        String fastest = hosts.stream().max(byRate).orElseThrow();
        return slowest.equals(fastest) ? List.of(slowest) : List.of(slowest, fastest);
    }

    private static Map<String, TextCells.Expectation> all(
            DerivedInterval interval, IntervalResult result, List<String> hosts) {
        Optional<HostStart> apart = result.window().starts().size() < 2
                ? Optional.empty()
                : Optional.of(apart(result.window().starts()));
        return cells(
                interval,
                interval.target(),
                interval.actual(),
                interval.watts(),
                apart,
                hosts.stream()
                        .map(host -> lost(result, host))
                        .filter(OptionalDouble::isPresent)
                        .mapToDouble(OptionalDouble::getAsDouble)
                        .max());
    }

    private static HostStart apart(List<HostStart> starts) {
        HostStart first = starts.get(0);
        HostStart last = first;
        for (HostStart start : starts) {
            first = start.lateNanos() - start.uncertaintyNanos() < first.lateNanos() - first.uncertaintyNanos()
                    ? start
                    : first;
            last = start.lateNanos() + start.uncertaintyNanos() > last.lateNanos() + last.uncertaintyNanos()
                    ? start
                    : last;
        }
        return new HostStart(
                ALL, last.lateNanos() - first.lateNanos(), first.uncertaintyNanos() + last.uncertaintyNanos());
    }

    private Map<String, TextCells.Expectation> one(DerivedInterval interval, IntervalResult result, String host) {
        Double rate = HostRates.of(result).get(host);
        return cells(
                interval,
                target(interval, host),
                rate == null ? OptionalDouble.empty() : OptionalDouble.of(rate),
                result.power().hosts().stream()
                        .filter(power -> power.host().equals(host))
                        .map(power -> power.averageWatts().asOptional())
                        .findFirst()
                        .orElse(OptionalDouble.empty()),
                result.window().starts().stream()
                        .filter(start -> start.host().equals(host))
                        .findFirst(),
                lost(result, host));
    }

    private OptionalDouble target(DerivedInterval interval, String host) {
        List<Double> rates = worklet.stream()
                .filter(each -> each.interval().calibrates())
                .flatMap(each -> each.result().stream())
                .map(result -> HostRates.of(result).get(host))
                .filter(Objects::nonNull)
                .toList();
        return rates.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(HostRates.calibrated(interval.plan(), rates)
                        * interval.interval().loadPercent().orElseThrow()
                        / 100);
    }

    private static OptionalDouble lost(IntervalResult result, String host) {
        return result.conditions().stream()
                .filter(conditions -> conditions.host().equals(host))
                .limit(1)
                .flatMapToDouble(conditions -> lost(conditions.facts()))
                .max();
    }

    private static DoubleStream lost(Conditions facts) {
        return DoubleStream.concat(
                facts.lostBeforePercent().asOptional().stream(), facts.lostAfterPercent().asOptional().stream());
    }

    private static Map<String, TextCells.Expectation> cells(
            DerivedInterval interval,
            OptionalDouble target,
            OptionalDouble actual,
            OptionalDouble watts,
            Optional<HostStart> start,
            OptionalDouble lost) {
        boolean paced = interval.interval().paced();
        OptionalDouble off = target.isPresent() && actual.isPresent() && target.getAsDouble() != 0
                ? OptionalDouble.of(100 * (actual.getAsDouble() - target.getAsDouble()) / target.getAsDouble())
                : OptionalDouble.empty();
        return Map.of(
                "target /s",
                paced ? TextCells.digits(target, 6) : TextCells.text(DASH),
                "actual /s",
                interval.works() ? TextCells.digits(actual, 6) : TextCells.text(DASH),
                "off",
                paced
                        ? new TextCells.Expectation(off, ABSENT, value -> Rounded.signed(value, 2) + " %")
                        : TextCells.text(DASH),
                "watts",
                TextCells.digits(watts, 4),
                "began ms",
                millis(start.map(HostStart::lateNanos)),
                "known to",
                millis(start.map(HostStart::uncertaintyNanos)),
                "CPU lost",
                new TextCells.Expectation(lost, ABSENT, value -> Rounded.fixed(value, 2) + " %"));
    }

    private static TextCells.Expectation millis(Optional<Long> nanos) {
        return nanos.isPresent()
                ? new TextCells.Expectation(
                        OptionalDouble.of(nanos.get() / MILLI), DASH, value -> Rounded.fixed(value, 3))
                : TextCells.text(DASH);
    }
}
