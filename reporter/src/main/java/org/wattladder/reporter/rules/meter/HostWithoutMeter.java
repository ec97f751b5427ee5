package org.wattladder.reporter.rules.meter;

import java.util.List;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The watts are those of all hosts. */
final class HostWithoutMeter implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "host-without-meter",
                "When meters are given to hosts, each host has one that counts.",
                "invalid",
                "ours: performance of all hosts is divided by the watts of all hosts",
                "Name the missing host under `hosts` of a meter in the meters file, or leave `hosts` out of a meter that"
                        + " measures them all.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<MeterPlan> counting = run.result().plan().meters().stream()
                .filter(meter -> meter.role() == MeterRole.COUNTS)
                .toList();
        if (counting.isEmpty()
                || counting.stream().anyMatch(meter -> meter.hosts().isEmpty())) {
            return List.of();
        }
        return run.result().plan().systems().stream()
                .map(HostPlan::name)
                .filter(host ->
                        counting.stream().noneMatch(meter -> meter.hosts().contains(host)))
                .map(host -> description()
                        .finding(Severity.INVALID, Message.of("place.host", host), "host-without-meter.counts"))
                .toList();
    }
}
