package org.wattladder.reporter.verify.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.raw.RawSamples;

/** Watts and temperatures of recorded intervals, from all meters of the plan. */
public final class PowerDerivation {
    private final RunPlan plan;
    private final RawSamples samples;
    private final boolean courses;

    /**
     * Of a run.
     *
     * @param courses whether its results hold how the samples of each window went on, as those of before do not
     */
    public PowerDerivation(RunPlan plan, RawSamples samples, boolean courses) {
        this.plan = plan;
        this.samples = samples;
        this.courses = courses;
    }

    /** Throws at the first figure of a meter, host or sum that is another; the warm-up is not metered. */
    public void check(Spot spot, String worklet, IntervalResult interval) throws Differs {
        boolean metered = interval.plan().metered();
        Map<String, WindowDerivation> power = windows(plan.meters(), true, metered, worklet, interval);
        Map<String, WindowDerivation> temperature = windows(plan.sensors(), false, metered, worklet, interval);
        each(spot, power, interval.power().meters(), MeterRole.COUNTS, plan.meters());
        each(spot, power, interval.power().observers(), MeterRole.OBSERVES, plan.meters());
        each(spot, temperature, interval.temperature().meters(), MeterRole.COUNTS, plan.sensors());
        each(spot, temperature, interval.temperature().observers(), MeterRole.OBSERVES, plan.sensors());
        spot.figure("averageWatts", interval.power().averageWatts(), sum(power, counting(plan.meters())));
        for (HostPower host : interval.power().hosts()) {
            spot.figure("watts of host " + host.host(), host.averageWatts(), sum(power, ofHost(host.host())));
        }
        List<Double> celsius = counting(plan.sensors()).stream()
                .flatMap(sensor -> Stream.ofNullable(temperature.get(sensor.name())))
                .flatMap(window -> window.valid().stream())
                .toList();
        spot.figure(
                "minimumCelsius",
                interval.temperature().minimumCelsius(),
                celsius.stream().mapToDouble(Double::doubleValue).min());
        spot.figure(
                "averageCelsius",
                interval.temperature().averageCelsius(),
                celsius.stream().mapToDouble(Double::doubleValue).average());
    }

    private Map<String, WindowDerivation> windows(
            List<MeterPlan> meters, boolean power, boolean metered, String worklet, IntervalResult interval) {
        Map<String, WindowDerivation> windows = new LinkedHashMap<>();
        if (metered) {
            meters.forEach(meter -> windows.put(
                    meter.name(), new WindowDerivation(worklet, interval, meter, power, samples.of(meter.name()))));
        }
        return windows;
    }

    private void each(
            Spot spot,
            Map<String, WindowDerivation> derived,
            List<MeterWindow> printed,
            MeterRole role,
            List<MeterPlan> meters)
            throws Differs {
        List<String> expected = derived.isEmpty()
                ? List.of()
                : meters.stream()
                        .filter(meter -> meter.role() == role)
                        .map(MeterPlan::name)
                        .toList();
        spot.text(
                "meters in role " + role.name().toLowerCase(Locale.ROOT),
                printed.stream().map(MeterWindow::meter).toList().toString(),
                expected.toString());
        for (MeterWindow window : printed) {
            WindowDerivation own = Objects.requireNonNull(derived.get(window.meter()), window.meter());
            own.check(spot, window);
            if (courses) {
                own.checkCourses(spot, window);
            }
        }
    }

    private static List<MeterPlan> counting(List<MeterPlan> meters) {
        return meters.stream().filter(meter -> meter.role() == MeterRole.COUNTS).toList();
    }

    /** The meters that measure this host alone; none when one measures it together with others. */
    private List<MeterPlan> ofHost(String host) {
        List<MeterPlan> own = new ArrayList<>();
        List<String> all = plan.systems().stream().map(HostPlan::name).toList();
        for (MeterPlan meter : counting(plan.meters())) {
            List<String> measured = meter.hosts().isEmpty() ? all : meter.hosts();
            if (measured.contains(host)) {
                if (measured.size() > 1) {
                    return List.of();
                }
                own.add(meter);
            }
        }
        return own;
    }

    /** Absent when there is none, or any of them has no valid sample. */
    private static OptionalDouble sum(Map<String, WindowDerivation> windows, List<MeterPlan> meters) {
        double watts = 0;
        for (MeterPlan meter : meters) {
            WindowDerivation window = windows.get(meter.name());
            if (window == null || window.average().isEmpty()) {
                return OptionalDouble.empty();
            }
            watts += window.average().getAsDouble();
        }
        return meters.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(watts);
    }
}
