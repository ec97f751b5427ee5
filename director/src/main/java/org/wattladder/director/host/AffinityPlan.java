package org.wattladder.director.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wattladder.model.plan.ClientLayout;

/** Divides the allowed CPUs among clients; a pure function of topology and layout. */
public final class AffinityPlan {
    private AffinityPlan() {}

    /**
     * One place per unit that has an allowed CPU, in order of socket, node, core or CPU id.
     *
     * @param usersPerClient 0 for one user per CPU of the client
     * @throws IllegalArgumentException if the number of users is negative
     */
    public static List<ClientPlace> places(Topology topology, ClientLayout.Unit per, int usersPerClient) {
        if (usersPerClient < 0) {
            throw new IllegalArgumentException("a client cannot have " + usersPerClient
                    + " users; give 1 or more, or 0 for one per CPU of its set");
        }
        ToIntFunction<Cpu> unit = unit(per);
        Map<Integer, List<Cpu>> groups = topology.cpus().stream()
                .collect(Collectors.groupingBy(unit::applyAsInt, TreeMap::new, Collectors.toList()));
        List<ClientPlace> places = new ArrayList<>();
        for (List<Cpu> group : groups.values()) {
            CpuList cpus = CpuList.of(group.stream().map(Cpu::id).toList());
            CpuList nodes = CpuList.of(group.stream().map(Cpu::node).toList());
            places.add(new ClientPlace(
                    places.size() + 1, cpus, nodes, usersPerClient == 0 ? cpus.size() : usersPerClient));
        }
        return List.copyOf(places);
    }

    /**
     * One place per storage device, each with all allowed CPUs.
     *
     * @param devices at least 1
     * @param usersPerClient 0 for one user per CPU
     */
    public static List<ClientPlace> onDevices(Topology topology, int devices, int usersPerClient) {
        ClientPlace whole =
                places(topology, ClientLayout.Unit.DEVICE, usersPerClient).get(0);
        return IntStream.rangeClosed(1, devices)
                .mapToObj(client -> new ClientPlace(client, whole.cpus(), whole.nodes(), whole.users()))
                .toList();
    }

    private static ToIntFunction<Cpu> unit(ClientLayout.Unit per) {
        return switch (per) {
            case HOST, DEVICE -> cpu -> 0;
            case SOCKET -> Cpu::socket;
            case NUMA -> Cpu::node;
            case CORE -> Cpu::core;
            case THREAD -> Cpu::id;
        };
    }
}
