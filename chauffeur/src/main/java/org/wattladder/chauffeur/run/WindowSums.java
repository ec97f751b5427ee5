package org.wattladder.chauffeur.run;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
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
import org.wattladder.model.text.Message;

/** Adds up what the meters of a plan saw of one window; pure functions. Observers are in no sum. */
final class WindowSums {
    private final Map<String, MeterPlan> plans;
    private final List<String> hosts;
    private final Set<String> leftOut;

    WindowSums(RunPlan plan) {
        this.leftOut = Set.of();
        this.plans = Stream.concat(plan.meters().stream(), plan.sensors().stream())
                .collect(Collectors.toMap(MeterPlan::name, Function.identity()));
        this.hosts = plan.systems().stream().map(HostPlan::name).toList();
    }

    private WindowSums(Map<String, MeterPlan> plans, List<String> hosts, Set<String> leftOut) {
        this.plans = plans;
        this.hosts = hosts;
        this.leftOut = Set.copyOf(leftOut);
    }

    /** The same without these hosts: a meter of nothing else is secondary, one that they share sums to nothing. */
    WindowSums without(List<String> lost) {
        Set<String> all = new HashSet<>(leftOut);
        all.addAll(lost);
        return new WindowSums(
                plans, hosts.stream().filter(host -> !lost.contains(host)).toList(), all);
    }

    private MeterPlan plan(String meter) {
        return Objects.requireNonNull(plans.get(meter), meter);
    }

    boolean counts(String meter) {
        MeterPlan plan = plan(meter);
        return plan.role() == MeterRole.COUNTS && (plan.hosts().isEmpty() || !leftOut.containsAll(plan.hosts()));
    }

    /** Whether a meter measures a host that was left out together with others. */
    private boolean shared(MeterWindow window) {
        List<String> named = plan(window.meter()).hosts();
        return !leftOut.isEmpty() && (named.isEmpty() || named.stream().anyMatch(leftOut::contains));
    }

    /**
     * Watts of the whole system under test and of each host.
     *
     * @param windows of every power meter
     * @param reasonIfNone why there are none, when there are none
     */
    PowerResult power(List<MeterWindow> windows, Message reasonIfNone) {
        List<MeterWindow> counting = counting(windows);
        return new PowerResult(
                sum(counting, counting.size() < windows.size() ? Message.of("absent.no-counting-meter") : reasonIfNone),
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
    TemperatureResult temperature(List<MeterWindow> windows, Message reasonIfNone) {
        List<MeterWindow> counting = counting(windows);
        OptionalDouble minimum = counting.stream()
                .flatMapToDouble(window -> window.figures().minimum().asOptional().stream())
                .min();
        double weighted = counting.stream()
                .mapToDouble(window -> window.figures().average().asOptional().orElse(0)
                        * window.figures().validSamples())
                .sum();
        int samples = counting.stream()
                .mapToInt(each -> each.figures().validSamples())
                .sum();
        Message none = windows.isEmpty()
                ? reasonIfNone
                : Message.of(counting.isEmpty() ? "absent.no-counting-sensor" : "absent.sensors-without-sample");
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
                return new HostPower(host, Measurement.absent("absent.measured-together", window.meter()));
            }
        }
        return new HostPower(host, sum(touching, Message.of("absent.host-without-meter")));
    }

    private List<String> measured(MeterWindow window) {
        List<String> named = plan(window.meter()).hosts();
        return named.isEmpty() ? hosts : named;
    }

    private Measurement sum(List<MeterWindow> windows, Message reasonIfNone) {
        if (windows.isEmpty()) {
            return Measurement.absent(reasonIfNone);
        }
        double watts = 0;
        for (MeterWindow window : windows) {
            if (shared(window)) {
                return Measurement.absent("absent.measures-lost-host", window.meter());
            }
            if (window.figures().average() instanceof Measurement.Absent absent) {
                return Measurement.absent("absent.of-meter", window.meter(), absent.reason());
            }
            watts += window.figures().average().asOptional().orElseThrow();
        }
        return Measurement.of(watts);
    }
}
