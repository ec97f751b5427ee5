package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.sample.SampleClient;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.worklets.api.Metric;

/** Made-up storage worklets: one that climbs levels, two that are swept over depths. */
final class SampleStorage {
    private static final double HALF_RATE_DEPTH = 8;
    private static final int VALUES = 2000;
    private static final Map<String, Double> WATTS =
            Map.of("random", 52.8, "sequential", 51.3, "mixed", 52.1, "database", 61.4, "streaming", 55.1);
    private static final Map<String, Profile> PROFILES = Map.of(
            "sequential", new Profile(3_310.4, 128 << 10, 9, 1, 4, "", StorageBypass.MINCORE),
            "mixed", new Profile(4_902.7, 68 << 10, 5, 1, 4, "", StorageBypass.MINCORE),
            "random", new Profile(9_124.6, 8 << 10, 2, 1, 4, "", StorageBypass.MINCORE),
            "database", new Profile(61_300, 8 << 10, 67, 33, 1, "io_uring", StorageBypass.REFUSAL),
            "streaming",
                    new Profile(
                            14_210, 64 << 10, 1, 0, 1, "blocking threads, one for each I/O", StorageBypass.UNVERIFIED));

    private record Profile(
            double fullRate, long blockBytes, int reads, int writes, int users, String engine, StorageBypass bypass) {}

    private SampleStorage() {}

    static WorkletPlan plan(String name, Schedule schedule) {
        Profile profile = PROFILES.get(name);
        return WorkletPlan.alone(
                name,
                "storage",
                Metric.TRANSACTIONS,
                List.of(new Setting("block-kibibytes", Long.toString(profile.blockBytes >> 10))),
                new ClientLayout(ClientLayout.Unit.DEVICE, profile.users, 0),
                List.of(),
                schedule);
    }

    static boolean is(WorkletPlan worklet) {
        return PROFILES.containsKey(worklet.name());
    }

    static double watts(WorkletPlan worklet) {
        return WATTS.get(worklet.name());
    }

    /** Transactions per second of a full load, or at the depth of an interval. */
    static double rate(WorkletPlan worklet, IntervalPlan interval) {
        double full = PROFILES.get(worklet.name()).fullRate;
        return interval.depth().isEmpty()
                ? full
                : full * interval.depth().getAsInt() / (interval.depth().getAsInt() + HALF_RATE_DEPTH);
    }

    static Measurement achievedDepth(IntervalPlan interval) {
        return interval.works() && interval.depth().isPresent()
                ? Measurement.of(interval.depth().orElseThrow() * 0.985)
                : Measurement.absent(Rates.NO_DEPTH);
    }

    static List<TypeResult> types(WorkletPlan worklet, IntervalPlan interval, long transactions) {
        Profile profile = PROFILES.get(worklet.name());
        double service = 1e3 * interval.depth().orElse(profile.users) / rate(worklet, interval);
        long reads = transactions * profile.reads / (profile.reads + profile.writes);
        List<TypeResult> types = new ArrayList<>();
        types.add(type("read", interval, reads, profile.blockBytes, service));
        if (profile.writes > 0) {
            types.add(type("write", interval, transactions - reads, profile.blockBytes, service * 1.1));
        }
        return types;
    }

    private static TypeResult type(String name, IntervalPlan interval, long count, long bytes, double service) {
        int seed = name.hashCode() + interval.number();
        return new TypeResult(
                name,
                count,
                bytes,
                SampleHistograms.around(service, VALUES, seed),
                interval.paced() ? SampleHistograms.around(service * 1.5, VALUES, -seed) : "");
    }

    private static final StorageDevice DEVICE =
            new StorageDevice("loop7", "", 5L << 30, 4L << 30, "/srv/data", "ext4", false);

    static ClientFacts client(String worklet) {
        Profile profile = PROFILES.get(worklet);
        return SampleClient.quiet()
                .withProcess(1, 4701)
                .withUsers(profile.users)
                .withCpus("0-1", "0-1")
                .withMemory(128L << 20, 184L << 20, 0)
                .with(new ClientStorage(
                        "/srv/data/wattladder-storage", List.of(DEVICE), profile.engine, profile.bypass))
                .withJava("OpenJDK 64-Bit Server VM 17.0.15+6")
                .withCommandLine(
                        "taskset", "-c", "0-1", "/usr/lib/jvm/java-17/bin/java", "-Xms128m", "-Xmx128m", worklet)
                .facts();
    }
}
