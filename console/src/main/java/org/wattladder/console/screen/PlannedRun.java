package org.wattladder.console.screen;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.wattladder.chauffeur.config.change.Plans;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Length;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;

/**
 * What a plan would do, before it is started.
 *
 * @param title of its suite
 * @param mode what it is for
 * @param length about how long it takes
 * @param ends about when it would be over
 * @param worklets their names
 * @param hosts their names
 * @param meters names of meters and sensors
 */
public record PlannedRun(
        String title,
        Message mode,
        Length length,
        Moment ends,
        List<String> worklets,
        List<String> hosts,
        List<String> meters) {
    public PlannedRun {
        worklets = List.copyOf(worklets);
        hosts = List.copyOf(hosts);
        meters = List.copyOf(meters);
    }

    static PlannedRun of(RunPlan plan, int repeat, Instant now) {
        Duration length = Plans.expected(plan).multipliedBy(repeat);
        return new PlannedRun(
                plan.suite().title(),
                Message.of("mode." + plan.suite().mode().label()),
                new Length(length),
                new Moment(now.plus(length)),
                plan.worklets().stream().map(WorkletPlan::name).toList(),
                plan.hosts().stream().map(HostPlan::name).toList(),
                java.util.stream.Stream.concat(plan.meters().stream(), plan.sensors().stream())
                        .map(MeterPlan::name)
                        .toList());
    }
}
