package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.quick;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.List;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleClient;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;

/** Runs that break the rules of clients and their machine. */
final class FailingMachines {
    private static final RunResult GOOD = SampleRuns.full();

    private FailingMachines() {}

    static List<FailingCase> all() {
        return List.of(
                new FailingCase(
                        "client-imbalance",
                        Severity.NOTE,
                        "lu",
                        "Transactions per user vary by up to 28.3 % between clients (coefficient of variation,"
                                + " level 67 %).",
                        clients(client(1, 120_000, 120_000_000_000L), client(2, 80_000, 120_000_000_000L))),
                invalid(
                        "window-length",
                        "lu, level 67 %",
                        "The recording part deviates from its planned length by -50.0 %; the limit is 5 %.",
                        clients(client(1, 28_600, 60_000_000_000L), client(2, 28_600, 120_000_000_000L))),
                invalid(
                        "pinning-unverified",
                        "lu",
                        "1 of 2 clients do not run on the requested CPUs. First: client 2 on host sut, requested"
                                + " CPUs 1; the kernel reports 0-1.",
                        pinned("0-1")),
                warning(
                        "boot-device",
                        "lu",
                        "Client 2 on host sut kept its files in /srv/data/wattladder-storage, on sdx, the device of the"
                                + " operating system.",
                        facts("1", "/srv/data/wattladder-storage", StorageBypass.MINCORE, device(true))),
                warning(
                        "bypass-unverified",
                        "lu",
                        "1 of 2 clients could not verify that access was unbuffered; the first is client 2 on host"
                                + " sut.",
                        facts("1", "/srv/data/wattladder-storage", StorageBypass.UNVERIFIED)),
                new FailingCase(
                        "pinning-unverified",
                        Severity.WOULD_BE_INVALID,
                        "lu",
                        "the kernel's answer could not be read",
                        quick(pinned(""))),
                warning(
                        "cpu-contention",
                        "lu",
                        "CPU contention was too high before 1 of 6 intervals. The maximum is 12.5 %, before level"
                                + " 67 %; the limit is 4 %.",
                        intervals(GOOD, "lu", level(67), interval -> Intervals.lostTimePercent(interval, 12.5))));
    }

    private static RunResult clients(HostInterval... clients) {
        return intervals(GOOD, "lu", level(67), interval -> Intervals.clients(interval, List.of(clients)));
    }

    private static HostInterval client(int number, long transactions, long nanos) {
        return new HostInterval("sut", number, transactions, 0, 0, nanos, Measurement.of(99));
    }

    private static RunResult pinned(String verified) {
        return facts(verified, "/srv/data/wattladder-storage", StorageBypass.REFUSAL);
    }

    /** A device that a client says its folder lies on. */
    static StorageDevice device(boolean boot) {
        return new StorageDevice("sdx", "", 1L << 40, 1L << 39, "/srv/data", "ext4", boot);
    }

    /** The good run, its second client with other facts. */
    static RunResult facts(String verified, String storageFolder, StorageBypass bypass, StorageDevice... devices) {
        return Altered.worklet(GOOD, "lu", lu -> {
            ClientFacts facts = lu.clients().get(1).facts();
            ClientFacts moved = new SampleClient(facts)
                    .withCpus(facts.pinning().requestedCpus(), verified)
                    .with(new ClientStorage(storageFolder, List.of(devices), "", bypass))
                    .facts();
            return new WorkletResult(
                    lu.name(),
                    List.of(lu.clients().get(0), new HostClient("sut", moved, Measurement.of(1 << 20))),
                    lu.calibratedRate(),
                    lu.intervals(),
                    lu.faults());
        });
    }
}
