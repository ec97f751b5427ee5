package org.wattladder.chauffeur.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wattladder.model.claim.Claim;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.worklets.api.Endpoint;

/**
 * What was launched, against the order to launch it.
 *
 * @param orders by host
 */
public record PreparedCheck(Map<String, Prepare> orders) implements AnswerCheck {
    private static final List<String> LOOPBACK = List.of("127.0.0.1", "::1", "0:0:0:0:0:0:0:1", "localhost");

    @Override
    public void judge(String host, DirectorEvent event, long arrivedNanos) throws Impossible {
        if (event instanceof Prepared prepared) {
            Optional<Prepare> order = Optional.ofNullable(orders.get(host));
            Claim.asked("prepared", order.isPresent());
            judge(order.orElseThrow(), prepared.components());
        }
    }

    private static void judge(Prepare order, List<ComponentFacts> claim) throws Impossible {
        Claim.each(
                "component",
                claim.stream().map(ComponentFacts::role).toList(),
                order.components().stream().map(ComponentPlan::role).toList());
        for (ComponentPlan component : order.components()) {
            for (ComponentFacts facts : claim) {
                if (facts.role().equals(component.role())) {
                    judge(component.program(), facts);
                }
            }
        }
    }

    private static void judge(Program program, ComponentFacts claim) throws Impossible {
        Claim.same("component " + claim.role(), kind(claim), kind(program));
        if (claim instanceof ComponentFacts.Clients jvms && program instanceof Program.Driving worklet) {
            clients(worklet.clients(), jvms.clients());
        } else if (claim instanceof ComponentFacts.Measured measured && program instanceof Program.Driving driving) {
            Claim.same("client", measured.client().client(), 1);
            users(driving.clients(), measured.client());
        } else if (claim instanceof ComponentFacts.Server server && program instanceof Program.Foreign foreign) {
            endpoint(foreign, server.endpoint());
        }
    }

    private static String kind(ComponentFacts claim) {
        return claim instanceof ComponentFacts.Clients
                ? "clients"
                : claim instanceof ComponentFacts.Measured ? "measured" : "server";
    }

    private static String kind(Program program) {
        return program instanceof Program.Worklet
                ? "clients"
                : program instanceof Program.Measured ? "measured" : "server";
    }

    private static void clients(ClientLayout layout, List<ClientFacts> claim) throws Impossible {
        Claim.within("clients", claim.size(), 1, layout.per() == ClientLayout.Unit.HOST ? 1 : Range.MOST_ENTRIES);
        Claim.each(
                "client",
                claim.stream().map(ClientFacts::client).toList(),
                IntStream.rangeClosed(1, claim.size()).boxed().toList());
        Claim.once("process", claim.stream().map(ClientFacts::processId).toList());
        Claim.sum(
                "heapBytes",
                claim.stream().map(client -> client.memory().heapBytes()).toList(),
                Range.MOST_MEMORY_BYTES);
        for (ClientFacts client : claim) {
            Claim.within("client " + client.client() + " processId", client.processId(), 1, Integer.MAX_VALUE);
            users(layout, client);
            Claim.same(
                    "client " + client.client() + " pages counted",
                    Boolean.toString(!client.pinning().memoryPages().isEmpty()),
                    Boolean.toString(layout.memoryPlacement().isPresent()));
        }
    }

    private static void users(ClientLayout layout, ClientFacts client) throws Impossible {
        String what = "client " + client.client() + " users";
        Claim.within(what, client.users(), 1, Range.MOST_CPUS);
        if (layout.usersPerClient() > 0) {
            Claim.same(what, client.users(), layout.usersPerClient());
        }
    }

    /** Whoever drives the server connects to it, so it is where it was ordered to be. */
    private static void endpoint(Program.Foreign order, Endpoint claim) throws Impossible {
        if (!order.address().isEmpty()) {
            Claim.same("endpoint", claim.host(), order.address());
        } else {
            Claim.known("endpoint", List.of(claim.host()), LOOPBACK);
        }
        if (order.port() > 0) {
            Claim.same("port", claim.port(), order.port());
        }
    }
}
