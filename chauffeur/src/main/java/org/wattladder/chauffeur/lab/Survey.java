package org.wattladder.chauffeur.lab;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.chauffeur.launch.LocalAgent;
import org.wattladder.chauffeur.link.DirectorLink;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.Network;
import org.wattladder.chauffeur.run.Directors;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.EnvironmentFound;

/** Asks Directors what their machines are. */
public final class Survey {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private Survey() {}

    /**
     * Connects to these hosts, asks, and leaves; Directors that were started for it are gone afterwards.
     *
     * @param access how Directors are started and reached
     * @param logs directory for the log of a local Director
     * @return facts by host
     * @throws LabFault if a host cannot be reached or refuses
     */
    public static Map<String, List<EnvironmentFact>> of(
            List<HostPlan> hosts,
            Access access,
            Path logs,
            String productVersion,
            String catalogueDigest,
            TimeSource time)
            throws LabFault, InterruptedException {
        Network network = new Network(access.transport());
        EventQueue events = new EventQueue();
        LabHosts opening = new LabHosts(access.launcher(), logs, network, events);
        try {
            for (HostPlan host : hosts) {
                opening.connect(host);
            }
            Directors directors = new Directors(opening.links(), events, time);
            new Handshake(productVersion, catalogueDigest).greet(directors, "discover");
            return ask(directors);
        } finally {
            opening.links().forEach(DirectorLink::close);
            network.close();
            opening.agents().forEach(LocalAgent::close);
        }
    }

    /** Asks Directors that were greeted. */
    static Map<String, List<EnvironmentFact>> ask(Directors directors) throws LabFault, InterruptedException {
        try {
            Map<String, EnvironmentFound> answers =
                    directors.ask(host -> new Discover(), LIMIT, "looking at its machine");
            Map<String, List<EnvironmentFact>> found = new LinkedHashMap<>();
            directors.hosts().forEach(host -> found.put(host, answers.get(host).facts()));
            return found;
        } catch (RunFault fault) {
            throw new LabFault(fault.place() + ": " + fault.getMessage(), fault);
        }
    }
}
