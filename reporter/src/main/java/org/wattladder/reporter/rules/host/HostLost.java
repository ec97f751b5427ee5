package org.wattladder.reporter.rules.host;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Every host takes part in every worklet. */
final class HostLost implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "host-lost",
                "Every host of the plan takes part in every worklet that was started.",
                "invalid",
                "ours: a run may go on without a host that was lost, `hosts: {lost: degrade}`, but rates other machines",
                "Look at the log of that host's Director and at the network; repeat the run.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Map<String, Set<String>> workletsWithout = new LinkedHashMap<>();
        for (WorkletResult worklet : run.result().worklets()) {
            Set<String> present =
                    worklet.clients().stream().map(HostClient::host).collect(Collectors.toSet());
            for (HostPlan host : run.result().plan().systems()) {
                if (!present.isEmpty() && !present.contains(host.name())) {
                    workletsWithout
                            .computeIfAbsent(host.name(), unused -> new TreeSet<>())
                            .add(worklet.name());
                }
            }
        }
        return workletsWithout.entrySet().stream()
                .map(lost -> description()
                        .finding(
                                Severity.INVALID,
                                Message.of("place.host", lost.getKey()),
                                "host-lost.without",
                                lost.getValue()))
                .toList();
    }
}
