package org.wattladder.chauffeur.doctor;

import java.time.Duration;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.agents.HostSurvey;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * What a run takes on this machine, estimated from above.
 *
 * @param clients client JVMs of the worklet that has most of them
 * @param memoryBytes of the largest worklet with the harness
 * @param diskBytes of the run directory
 */
record Needs(int clients, long memoryBytes, long diskBytes) {
    private static final long MEBIBYTE = 1 << 20;
    private static final long HARNESS_BYTES = 400 * MEBIBYTE;
    private static final long BARE_CLIENT_BYTES = 184 * MEBIBYTE;
    private static final long OUTSIDE_HEAP_BYTES = 56 * MEBIBYTE;
    private static final long REPORT_BYTES = 5 * MEBIBYTE;
    private static final long SAMPLE_BYTES = 100;
    private static final long CLIENT_INTERVAL_BYTES = 8 * 1024;

    static Needs of(RunPlan plan, WorkletCatalogue catalogue, HostSurvey.Examination machine) {
        int clients = 0;
        long memory = 0;
        long journal = 0;
        for (WorkletPlan worklet : plan.worklets()) {
            int own = clients(worklet.clients().per(), machine);
            clients = Math.max(clients, own);
            memory = Math.max(memory, own * clientBytes(worklet, catalogue, machine, own));
            journal += (long) own * worklet.schedule().mostIntervals() * CLIENT_INTERVAL_BYTES;
        }
        Duration length = plan.atMost();
        long samples =
                length.toSeconds() * (plan.meters().size() + plan.sensors().size()) * SAMPLE_BYTES;
        return new Needs(clients, HARNESS_BYTES + memory, REPORT_BYTES + samples + journal);
    }

    /** How many clients a layout gives here. */
    private static int clients(ClientLayout.Unit per, HostSurvey.Examination machine) {
        return switch (per) {
            case HOST, DEVICE -> 1;
            case SOCKET -> machine.facts().processors().sockets();
            case NUMA -> machine.facts().processors().numaNodes();
            case CORE -> machine.facts().processors().cores();
            case THREAD -> machine.seen().allowedCpus();
        };
    }

    private static long clientBytes(
            WorkletPlan worklet, WorkletCatalogue catalogue, HostSurvey.Examination machine, int clients) {
        ClientLayout layout = worklet.clients();
        if (layout.heapMebibytes() > 0) {
            return layout.heapMebibytes() * MEBIBYTE + OUTSIDE_HEAP_BYTES;
        }
        long perCpu = Math.max(1, (machine.seen().allowedCpus() + clients - 1) / clients);
        long users = layout.usersPerClient() > 0 ? layout.usersPerClient() : perCpu;
        long perUser = catalogue
                .find(
                        worklet.name(),
                        worklet.parameters().stream().map(Setting::name).collect(Collectors.toUnmodifiableSet()))
                .map(each -> each.description().memory().leastBytesPerUser())
                .orElse(0L);
        return BARE_CLIENT_BYTES + users * perUser * 3 / 2;
    }
}
