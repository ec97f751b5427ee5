package org.wattladder.chauffeur.agents;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.link.DirectorLink;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.Network;
import org.wattladder.chauffeur.link.Unreachable;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.Endpoint;

/** Connects to the Directors of a plan, starting one on this machine for a local host. */
final class DirectorConnections {
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);
    private static final Duration START_LIMIT = StartLimit.atLeast(Duration.ofSeconds(20));

    private final AgentAccess access;
    private final Path logs;
    private final Network network;
    private final EventQueue events;
    private final List<LocalAgent> agents = new ArrayList<>();
    private final List<DirectorLink> links = new ArrayList<>();

    DirectorConnections(AgentAccess access, Path logs, Network network, EventQueue events) {
        this.access = access;
        this.logs = logs;
        this.network = network;
        this.events = events;
    }

    void connect(HostPlan plan) throws AgentFault {
        try {
            int port = plan.local() ? start(plan) : plan.port();
            InetSocketAddress address = new InetSocketAddress(plan.address(), port);
            links.add(network.connect(plan.name(), address, plan.local(), CONNECT_LIMIT, events));
        } catch (Unreachable unreachable) {
            throw new AgentFault(unreachable.reason(), unreachable);
        } catch (IOException unreachable) {
            throw new AgentFault(Message.of("fault.unreachable", ExceptionText.of(unreachable)), unreachable);
        }
    }

    private int start(HostPlan plan) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                access.launcher().toString(),
                "director",
                "--listen",
                Endpoint.bracketed(plan.address()) + ":0",
                "--end-with-input"));
        access.plugins().ifPresent(folder -> command.addAll(List.of("--plugins", folder.toString())));
        access.programs().forEach(folder -> command.addAll(List.of("--allow-programs", folder.toString())));
        LocalAgent agent = LocalAgent.start(
                "the local Director", command, logs.resolve("director-" + plan.name() + ".log"), START_LIMIT);
        agents.add(agent);
        return agent.port();
    }

    List<DirectorLink> links() {
        return List.copyOf(links);
    }

    List<LocalAgent> agents() {
        return List.copyOf(agents);
    }
}
