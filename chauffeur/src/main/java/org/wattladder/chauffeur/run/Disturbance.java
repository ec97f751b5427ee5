package org.wattladder.chauffeur.run;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Decimal;

/**
 * The most CPU time that a host lost to others around an interval.
 *
 * @param host name in the plan
 * @param percent of CPU time: of what was probed, or of all CPUs that are online
 * @param when in words that follow "lost to others"
 */
record Disturbance(String host, double percent, String when) {

    /** The worst over all hosts; empty when no host could tell anything. */
    static Optional<Disturbance> worst(List<HostConditions> conditions) {
        return conditions.stream().flatMap(Disturbance::all).max(Comparator.comparingDouble(Disturbance::percent));
    }

    /** Why an attempt is discarded, without a full stop. */
    String reason(double limitPercent) {
        return String.format(
                Locale.ROOT,
                "host %s lost %.1f %% of its CPU time to others %s, more than %s %%",
                host,
                percent,
                when,
                Decimal.plain(limitPercent));
    }

    private static Stream<Disturbance> all(HostConditions host) {
        Conditions facts = host.facts();
        double during = facts.onlineCpus() > 0
                ? (value(facts.foreignCpuPercent()) + value(facts.stolenCpuPercent())) / facts.onlineCpus()
                : 0;
        return Stream.of(
                new Disturbance(host.host(), value(facts.lostBeforePercent()), "just before"),
                new Disturbance(host.host(), Math.max(0, during), "meanwhile"),
                new Disturbance(host.host(), value(facts.lostAfterPercent()), "just after"));
    }

    private static double value(Measurement measurement) {
        return measurement.asOptional().orElse(0);
    }
}
