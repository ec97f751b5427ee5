package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.worklets.api.Figure;

/** Intervals to choose, and copies of them in which one thing is different. */
public final class Intervals {
    private Intervals() {}

    public static Predicate<IntervalResult> level(double percent) {
        return interval -> interval.plan().load().equals(new Load.Share(percent));
    }

    public static Predicate<IntervalResult> numbered(int number) {
        return interval -> interval.plan().number() == number;
    }

    public static IntervalResult actualRate(IntervalResult interval, double rate) {
        return rates(interval, Rates.of(interval.rates().target(), Measurement.of(rate)));
    }

    public static IntervalResult targetRate(IntervalResult interval, double rate) {
        return rates(interval, Rates.of(Measurement.of(rate), interval.rates().actual()));
    }

    public static IntervalResult lostTimePercent(IntervalResult interval, double percent) {
        return SampleConditions.disturbed(
                interval, facts -> facts.withLost(Measurement.of(percent), facts.lostAfterPercent()));
    }

    public static IntervalResult clients(IntervalResult interval, List<HostInterval> clients) {
        return copy(interval, interval.window(), interval.rates(), interval.types(), clients);
    }

    /** The same, whose first client tells these figures; the others tell none. */
    public static IntervalResult figures(IntervalResult interval, Map<String, Double> figures) {
        List<HostInterval> clients = new ArrayList<>();
        for (HostInterval client : interval.clients()) {
            clients.add(figures(
                    client,
                    clients.isEmpty()
                            ? figures.entrySet().stream()
                                    .map(each -> new Figure(each.getKey(), each.getValue(), ""))
                                    .toList()
                            : List.of()));
        }
        return clients(interval, clients);
    }

    /** The same client with these figures. */
    public static HostInterval figures(HostInterval client, List<Figure> figures) {
        return new HostInterval(
                client.host(),
                client.copy(),
                client.client(),
                client.transactions(),
                client.unfinished(),
                client.startDelayNanos(),
                client.recordingNanos(),
                client.processorPercent(),
                figures);
    }

    public static IntervalResult types(IntervalResult interval, List<TypeResult> types) {
        return copy(interval, interval.window(), interval.rates(), types, interval.clients());
    }

    public static IntervalResult starts(IntervalResult interval, List<HostStart> starts) {
        Window window =
                new Window(interval.window().startedAt(), interval.window().nanos(), starts);
        return copy(interval, window, interval.rates(), interval.types(), interval.clients());
    }

    private static IntervalResult rates(IntervalResult interval, Rates rates) {
        return copy(interval, interval.window(), rates, interval.types(), interval.clients());
    }

    private static IntervalResult copy(
            IntervalResult interval, Window window, Rates rates, List<TypeResult> types, List<HostInterval> clients) {
        return new IntervalResult(
                interval.plan(),
                window,
                rates,
                interval.power(),
                interval.temperature(),
                interval.conditions(),
                types,
                clients);
    }
}
