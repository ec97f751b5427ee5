package org.wattladder.chauffeur.doctor;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.HostFacts;
import org.wattladder.reporter.notation.CpuLists;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * What a run takes on its machines, estimated from above.
 *
 * @param clients client JVMs of the worklet that has most of them on one machine
 * @param memoryBytes of the largest worklet with the harness, on the machine that needs most
 * @param diskBytes of the run directory
 */
public record Needs(int clients, long memoryBytes, long diskBytes) {
    private static final long MEBIBYTE = 1 << 20;
    private static final long HARNESS_BYTES = 400 * MEBIBYTE;
    private static final long BARE_CLIENT_BYTES = 184 * MEBIBYTE;
    private static final long OUTSIDE_HEAP_BYTES = 56 * MEBIBYTE;
    private static final long REPORT_BYTES = 5 * MEBIBYTE;
    private static final long SAMPLE_BYTES = 100;
    private static final long CLIENT_INTERVAL_BYTES = 8 * 1024;

    /** What this plan takes on machines like these. */
    public static Needs of(RunPlan plan, WorkletCatalogue catalogue, List<HostFacts> machines) {
        int clients = 0;
        long memory = 0;
        long journal = 0;
        for (HostFacts machine : machines) {
            for (WorkletPlan worklet : plan.worklets()) {
                int all = 0;
                long bytes = 0;
                for (DeploymentPlan deployment : worklet.deployments()) {
                    WorkletPlan one = worklet.with(deployment);
                    int own = clients(one.clients().per(), machine);
                    all += own;
                    bytes += own * clientBytes(one, catalogue, machine, own);
                }
                clients = Math.max(clients, all);
                memory = Math.max(memory, bytes);
                journal += (long) all * worklet.schedule().mostIntervals() * CLIENT_INTERVAL_BYTES;
            }
        }
        Duration length = plan.atMost();
        long samples =
                length.toSeconds() * (plan.meters().size() + plan.sensors().size()) * SAMPLE_BYTES;
        return new Needs(clients, HARNESS_BYTES + memory, REPORT_BYTES + samples + journal);
    }

    /** Of this run and of another, both of which leave their directories on one disk. */
    public Needs and(Needs other) {
        return new Needs(
                Math.max(clients, other.clients),
                Math.max(memoryBytes, other.memoryBytes),
                diskBytes + other.diskBytes);
    }

    /** Of so many runs, one after the other. */
    public Needs times(int runs) {
        return new Needs(clients, memoryBytes, diskBytes * runs);
    }

    /** How many clients a layout gives here. */
    private static int clients(ClientLayout.Unit per, HostFacts machine) {
        return switch (per) {
            case HOST, DEVICE -> 1;
            case SOCKET -> machine.processors().sockets();
            case NUMA -> machine.processors().numaNodes();
            case CORE -> machine.processors().cores();
            case THREAD -> allowedCpus(machine);
        };
    }

    private static int allowedCpus(HostFacts machine) {
        return CpuLists.size(machine.processors().allowedCpus())
                .orElse(machine.processors().logicalCpus());
    }

    private static long clientBytes(WorkletPlan worklet, WorkletCatalogue catalogue, HostFacts machine, int clients) {
        ClientLayout layout = worklet.clients();
        if (layout.heapMebibytes() > 0) {
            return layout.heapMebibytes() * MEBIBYTE + OUTSIDE_HEAP_BYTES;
        }
        long perCpu = Math.max(1, (allowedCpus(machine) + clients - 1) / clients);
        long users = layout.usersPerClient() > 0 ? layout.usersPerClient() : perCpu;
        long perUser = catalogue
                .find(
                        worklet.deployment().worklet().name(),
                        worklet.parameters().stream().map(Setting::name).collect(Collectors.toUnmodifiableSet()))
                .map(each -> each.description().memory().leastBytesPerUser())
                .orElse(0L);
        return BARE_CLIENT_BYTES + users * perUser * 3 / 2;
    }
}
