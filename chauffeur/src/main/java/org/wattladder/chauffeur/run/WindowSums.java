package org.wattladder.chauffeur.run;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.TemperatureResult;

/** Adds up what the meters of a plan saw of one window; pure functions. Observers are in no sum. */
final class WindowSums {
    private final Map<String, MeterPlan> plans;
    private final List<String> hosts;

    WindowSums(RunPlan plan) {
        this.plans = Stream.concat(plan.meters().stream(), plan.sensors().stream())
                .collect(Collectors.toMap(MeterPlan::name, Function.identity()));
        this.hosts = plan.hosts().stream().map(HostPlan::name).toList();
    }

    boolean counts(String meter) {
        return plans.get(meter).role() == MeterRole.COUNTS;
    }

    /**
     * Watts of the whole system under test and of each host.
     *
     * @param windows of every power meter
     * @param reasonIfNone why there are none, when there are none
     */
    PowerResult power(List<MeterWindow> windows, String reasonIfNone) {
        List<MeterWindow> counting = counting(windows);
        return new PowerResult(
                sum(counting, counting.size() < windows.size() ? "no power meter of the run counts" : reasonIfNone),
                counting,
                observing(windows),
                counting.isEmpty()
                        ? List.of()
                        : hosts.stream().map(host -> host(host, counting)).toList());
    }

    /**
     * Temperatures over all sensors.
     *
     * @param windows of every sensor
     * @param reasonIfNone why there are none, when there are none
     */
    TemperatureResult temperature(List<MeterWindow> windows, String reasonIfNone) {
        List<MeterWindow> counting = counting(windows);
        OptionalDouble minimum = counting.stream()
                .flatMapToDouble(window -> window.minimum().asOptional().stream())
                .min();
        double weighted = counting.stream()
                .mapToDouble(window -> window.average().asOptional().orElse(0) * window.validSamples())
                .sum();
        int samples = counting.stream().mapToInt(MeterWindow::validSamples).sum();
        String none = windows.isEmpty()
                ? reasonIfNone
                : counting.isEmpty() ? "no sensor of the run counts" : "no sensor gave a valid sample";
        return new TemperatureResult(
                minimum.isPresent() ? Measurement.of(minimum.getAsDouble()) : Measurement.absent(none),
                samples > 0 ? Measurement.of(weighted / samples) : Measurement.absent(none),
                counting,
                observing(windows));
    }

    private List<MeterWindow> counting(List<MeterWindow> windows) {
        return windows.stream().filter(window -> counts(window.meter())).toList();
    }

    private List<MeterWindow> observing(List<MeterWindow> windows) {
        return windows.stream().filter(window -> !counts(window.meter())).toList();
    }

    private HostPower host(String host, List<MeterWindow> counting) {
        List<MeterWindow> touching = counting.stream()
                .filter(window -> measured(window).contains(host))
                .toList();
        for (MeterWindow window : touching) {
            if (measured(window).size() > 1) {
                return new HostPower(
                        host, Measurement.absent("meter " + window.meter() + " measures it together with other hosts"));
            }
        }
        return new HostPower(host, sum(touching, "no meter measures this host"));
    }

    private List<String> measured(MeterWindow window) {
        List<String> named = plans.get(window.meter()).hosts();
        return named.isEmpty() ? hosts : named;
    }

    private static Measurement sum(List<MeterWindow> windows, String reasonIfNone) {
        if (windows.isEmpty()) {
            return Measurement.absent(reasonIfNone);
        }
        double watts = 0;
        for (MeterWindow window : windows) {
            if (window.average() instanceof Measurement.Absent absent) {
                return Measurement.absent("meter " + window.meter() + ": " + absent.reason());
            }
            watts += window.average().asOptional().orElseThrow();
        }
        return Measurement.of(watts);
    }
}
