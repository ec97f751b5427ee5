package org.wattladder.chauffeur.answer;

import java.util.List;
import org.wattladder.model.claim.Claim;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Processors;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.Examined;
import org.wattladder.model.wire.Welcome;

/** What a Director tells of its machine; the same for every run. */
public final class FactsCheck implements AnswerCheck {
    private static final double ALL = 100;

    /** Counters of processes and of the machine are read one after the other, in hundredths of a second. */
    private static final double TWICE = 2;

    /** A window may have some milliseconds, and a busy machine reads counters as much later. */
    private static final double ROUNDING_PERCENT = 10_000;

    private static final double MOST_EVENTS = 1e15;

    @Override
    public void judge(String host, DirectorEvent event, long arrivedNanos) throws Impossible {
        if (event instanceof Welcome welcome) {
            facts(welcome.host());
        } else if (event instanceof EnvironmentFound found) {
            environment(found.facts());
        } else if (event instanceof Examined examined) {
            conditions(examined.conditions());
        }
    }

    private static void facts(HostFacts facts) throws Impossible {
        Processors processors = facts.processors();
        Claim.within("sockets", processors.sockets(), 0, processors.cores());
        Claim.within("cores", processors.cores(), 0, processors.logicalCpus());
        Claim.within("quota", processors.quota(), 0, Range.MOST_CPUS);
        Claim.once(
                "device",
                facts.devices().stream()
                        .map(device -> device.name() + " at " + device.mountPoint())
                        .toList());
    }

    private static void environment(List<EnvironmentFact> facts) throws Impossible {
        Claim.once(
                "fact",
                facts.stream().map(fact -> fact.group() + " " + fact.name()).toList());
        for (EnvironmentFact fact : facts) {
            Claim.asked(
                    "declared " + fact.name(),
                    !(fact.value() instanceof EnvironmentValue.Declared)
                            && !(fact.found() instanceof EnvironmentValue.Declared));
        }
    }

    /** What disturbed a host, by its own counters. */
    static void conditions(Conditions claim) throws Impossible {
        double most = mostCpuPercent(claim.onlineCpus() > 0 ? claim.onlineCpus() : Range.MOST_CPUS);
        within("lostBeforePercent", claim.lostBeforePercent(), ALL);
        within("lostAfterPercent", claim.lostAfterPercent(), ALL);
        within("ownCpuPercent", claim.ownCpuPercent(), most);
        within("foreignCpuPercent", claim.foreignCpuPercent(), most);
        within("stolenCpuPercent", claim.stolenCpuPercent(), most);
        within("cpuQuota", claim.cpuQuota(), Range.MOST_CPUS);
        within("quotaThrottledPercent", claim.quotaThrottledPercent(), TWICE * ALL);
        within("thermalThrottles", claim.thermalThrottles(), MOST_EVENTS);
        within("swappedPages", claim.swappedPages(), MOST_EVENTS);
        within("swapUsedBytes", claim.swapUsedBytes(), Range.MOST_MEMORY_BYTES);
        within("memoryPressurePercent", claim.memoryPressurePercent(), TWICE * ALL);
    }

    /** CPU time of a machine with so many CPUs, in percent of one, however roughly it is counted. */
    static double mostCpuPercent(int onlineCpus) {
        return TWICE * ALL * onlineCpus + ROUNDING_PERCENT;
    }

    private static void within(String what, Measurement claimed, double most) throws Impossible {
        Claim.within("conditions " + what, claimed, 0, most);
    }
}
