package org.wattladder.chauffeur.agents;

import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.chauffeur.file.TemporaryFolder;
import org.wattladder.chauffeur.link.DirectorLink;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.Network;
import org.wattladder.chauffeur.run.Directors;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.Examine;
import org.wattladder.model.wire.Examined;

/**
 * Asks Directors about their machines, outside of any run.
 *
 * @param access how Directors are started and reached
 * @param productVersion of the Chauffeur
 * @param catalogueDigest of its worklets
 * @param time its clock
 */
public record HostSurvey(AgentAccess access, String productVersion, String catalogueDigest, TimeSource time) {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /**
     * What one machine is and what disturbs it.
     *
     * @param facts told at hello
     * @param seen told when asked
     */
    public record Examination(HostFacts facts, Examined seen) {}

    /**
     * What reports disclose of these hosts.
     *
     * @return facts by host
     * @throws AgentFault if a host cannot be reached or refuses
     */
    public Map<String, List<EnvironmentFact>> discover(List<HostPlan> hosts) throws AgentFault, InterruptedException {
        return visit(hosts, (directors, greeted) -> discover(directors));
    }

    /**
     * What disturbs this machine, as a Director started for it says.
     *
     * @param millis how long it looks
     * @throws AgentFault if it cannot be started or refuses
     */
    public Examination examine(HostPlan host, int millis) throws AgentFault, InterruptedException {
        return visit(
                List.of(host),
                (directors, greeted) -> new Examination(
                        greeted.get(0).facts(),
                        Objects.requireNonNull(
                                ask(directors, new Examine(millis)).get(host.name()))));
    }

    private interface Question<T> {
        T ask(Directors directors, List<HostResult> greeted) throws AgentFault, InterruptedException;
    }

    /** Connects, asks, and leaves; Directors that were started for it are gone afterwards. */
    private <T> T visit(List<HostPlan> hosts, Question<T> question) throws AgentFault, InterruptedException {
        Network network = new Network(access.transport());
        EventQueue events = new EventQueue();
        try (TemporaryFolder logs = TemporaryFolder.make("wattladder-survey")) {
            DirectorConnections opening = new DirectorConnections(access, logs.path(), network, events);
            try {
                for (HostPlan host : hosts) {
                    opening.connect(host);
                }
                Directors directors = new Directors(opening.links(), events, time);
                return question.ask(
                        directors,
                        new DirectorGreeting(productVersion, catalogueDigest).greet(hosts, directors, "survey"));
            } finally {
                opening.links().forEach(DirectorLink::close);
                network.close();
                opening.agents().forEach(LocalAgent::close);
            }
        } catch (IOException full) {
            throw new AgentFault(Message.of("fault.logs-unwritable", String.valueOf(full.getMessage())), full);
        }
    }

    /** Asks Directors that were greeted. */
    static Map<String, List<EnvironmentFact>> discover(Directors directors) throws AgentFault, InterruptedException {
        Map<String, List<EnvironmentFact>> found = new LinkedHashMap<>();
        ask(directors, new Discover()).forEach((host, answer) -> found.put(host, answer.facts()));
        return found;
    }

    private static <A extends DirectorEvent> Map<String, A> ask(Directors directors, DirectorCommand<A> command)
            throws AgentFault, InterruptedException {
        try {
            Map<String, A> answers = directors.ask(host -> command, LIMIT, Message.of("doing.discovering"));
            Map<String, A> inOrder = new LinkedHashMap<>();
            directors.hosts().forEach(host -> inOrder.put(host, answers.get(host)));
            return inOrder;
        } catch (RunFault fault) {
            throw new AgentFault(Message.of("fault.at", fault.place(), fault.reason()), fault);
        }
    }
}
