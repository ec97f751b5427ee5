package org.wattladder.chauffeur.run;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/**
 * The most CPU time that a host lost to others around an interval.
 *
 * @param host name in the plan
 * @param percent of CPU time: of what was probed, or of all CPUs that are online
 * @param messageId of the words for it
 */
record Disturbance(String host, double percent, String messageId) {

    /** The worst over all hosts; empty when no host could tell anything. */
    static Optional<Disturbance> worst(List<HostConditions> conditions) {
        return conditions.stream().flatMap(Disturbance::all).max(Comparator.comparingDouble(Disturbance::percent));
    }

    /** Why an attempt is discarded. */
    Message reason(double limitPercent) {
        return Message.of(messageId, host, Figure.decimals(percent, 1), Figure.shortest(limitPercent));
    }

    private static Stream<Disturbance> all(HostConditions host) {
        Conditions facts = host.facts();
        double during = facts.onlineCpus() > 0
                ? (value(facts.foreignCpuPercent()) + value(facts.stolenCpuPercent())) / facts.onlineCpus()
                : 0;
        return Stream.of(
                new Disturbance(host.host(), value(facts.lostBeforePercent()), "disturbed.before"),
                new Disturbance(host.host(), Math.max(0, during), "disturbed.meanwhile"),
                new Disturbance(host.host(), value(facts.lostAfterPercent()), "disturbed.after"));
    }

    private static double value(Measurement measurement) {
        return measurement.asOptional().orElse(0);
    }
}
