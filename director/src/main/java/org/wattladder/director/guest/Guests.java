package org.wattladder.director.guest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.director.duty.AbandonedGroups;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.GroupParents;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Figure;

/** The process groups of all guests of this Director, by the names of their deployments; used on the work thread. */
public final class Guests {
    private static final double NANOS = 1e9;
    private static final long ABANDONED_NANOS = 5_000_000_000L;

    private final SystemFiles files;
    private final TimeSource time;
    private final String beginning;
    private final Map<String, GuestGroup> groups = new LinkedHashMap<>();
    private final Map<String, Usage> before = new LinkedHashMap<>();

    /**
     * No guest yet.
     *
     * @param beginning of the names of their control groups
     */
    public Guests(SystemFiles files, TimeSource time, String beginning) {
        this.files = files;
        this.time = time;
        this.beginning = beginning;
    }

    /**
     * Says whether a guest can have these limits here.
     *
     * @throws IllegalArgumentException with a sentence, if it cannot
     */
    public void check(GuestLimits limits) {
        parents(limits);
    }

    private GroupParents parents(GuestLimits limits) {
        return new ControlGroups(files)
                .forGuests(!limits.cpuset().isEmpty())
                .orElseThrow(() -> new IllegalArgumentException(
                        "guests need control groups with limits of CPU and memory, and this Director may make none; start it as"
                                + " root, or give it groups of its own (docs/systems.md#rights)"));
    }

    /**
     * Makes the group of a guest, unless it is there; the first one also removes what Directors left that were killed with their
     * guards.
     *
     * @throws IllegalArgumentException with a sentence, if the kernel refuses
     */
    public void begin(String deployment, GuestLimits limits) {
        if (groups.containsKey(deployment)) {
            return;
        }
        GroupParents parents = parents(limits);
        if (groups.isEmpty()) {
            AbandonedGroups.removeOfEndedDirectors(files, ABANDONED_NANOS);
        }
        GuestGroup group =
                new GuestGroup(parents, beginning + "guest-" + deployment.replaceAll("[^A-Za-z0-9]+", "-"), limits);
        groups.put(deployment, group);
        try {
            group.make();
        } catch (IOException refused) {
            throw new IllegalArgumentException(
                    "guest " + deployment + " cannot be limited: " + refused.getMessage(), refused);
        }
    }

    /** What stands before the command of a process of this deployment; nothing where it is no guest. */
    public List<String> enter(String deployment) {
        return Optional.ofNullable(groups.get(deployment))
                .map(GuestGroup::enter)
                .orElse(List.of());
    }

    /**
     * An interval begins: CPU time is limited from now on, and counted.
     *
     * @throws IllegalArgumentException with a sentence, if the kernel refuses
     */
    public void interval() {
        for (Map.Entry<String, GuestGroup> each : groups.entrySet()) {
            try {
                each.getValue().restrict();
            } catch (IOException refused) {
                throw new IllegalArgumentException(
                        "guest " + each.getKey() + " cannot be limited: " + refused.getMessage(), refused);
            }
            before.put(each.getKey(), each.getValue().usage(time.nanoTime()));
        }
    }

    /** What clients of this deployment report; the first of a guest also what its group has taken since the interval began. */
    public List<ClientInterval> told(String deployment, List<ClientInterval> clients) {
        GuestGroup group = groups.get(deployment);
        Usage first = before.get(deployment);
        if (group == null || first == null || clients.isEmpty()) {
            return clients;
        }
        List<ClientInterval> all = new ArrayList<>(clients);
        all.set(0, all.get(0).with(taken(first, group.usage(time.nanoTime()))));
        return all;
    }

    private static List<Figure> taken(Usage first, Usage now) {
        return List.of(
                new Figure(Figure.GUEST_CPU, (now.processorNanos() - first.processorNanos()) / NANOS, "s"),
                new Figure(Figure.GUEST_WAITING, (now.waitingNanos() - first.waitingNanos()) / NANOS, "s"),
                new Figure(Figure.GUEST_COUNTED, (now.atNanos() - first.atNanos()) / NANOS, "s"));
    }

    /** Kills whatever is left of all guests, removes their groups, and returns the ids of what outlives that. */
    public List<Long> end(long nanos) {
        List<Long> left = new ArrayList<>();
        groups.values().forEach(group -> left.addAll(group.end(nanos)));
        groups.clear();
        before.clear();
        return left;
    }
}
