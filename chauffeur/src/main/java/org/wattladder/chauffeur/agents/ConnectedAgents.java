package org.wattladder.chauffeur.agents;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SamplesFile;
import org.wattladder.chauffeur.link.DirectorLink;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.Network;
import org.wattladder.chauffeur.link.Transport;
import org.wattladder.chauffeur.run.Directors;
import org.wattladder.chauffeur.run.MeterSessions;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.session.MeterSession;

/**
 * The Directors and meters of one run, all of them up; closing takes everything down in the order that leaves nothing
 * behind.
 */
public final class ConnectedAgents implements AutoCloseable {
    private final Network network;
    private final EventQueue events = new EventQueue();
    private final List<LocalAgent> agents = new ArrayList<>();
    private final List<DirectorLink> links = new ArrayList<>();
    private final List<MeterSession> sessions = new ArrayList<>();
    private final List<HostResult> hosts = new ArrayList<>();
    private final Map<String, List<EnvironmentFact>> found = new LinkedHashMap<>();
    private final RunPlan plan;
    private final TimeSource time;
    private SamplesFile samples;

    @SuppressWarnings("NullAway.Init") // the file of samples is opened when everything is up
    private ConnectedAgents(RunPlan plan, Transport transport, TimeSource time) {
        this.network = new Network(transport);
        this.plan = plan;
        this.time = time;
    }

    /**
     * Brings everything up and greets the Directors.
     *
     * @param access how agents are started and reached
     * @param productVersion of this Chauffeur
     * @param catalogueDigest of this Chauffeur's worklet catalogue
     * @param notes told, on threads of their own, of meters that do not answer yet
     * @throws AgentFault if a host or meter cannot be reached or refuses; what was up is down again
     */
    public static ConnectedAgents open(
            RunPlan plan,
            RunDirectory directory,
            AgentAccess access,
            String productVersion,
            String catalogueDigest,
            TimeSource time,
            Consumer<Message> notes)
            throws AgentFault, IOException, InterruptedException {
        ConnectedAgents connected = new ConnectedAgents(plan, access.transport(), time);
        try {
            connected.openAll(access, directory, new DirectorGreeting(productVersion, catalogueDigest), notes);
            connected.samples = SamplesFile.open(directory.file(RunDirectory.SAMPLES));
            return connected;
        } catch (AgentFault | IOException | InterruptedException | RuntimeException notUp) {
            connected.close();
            throw notUp;
        }
    }

    /** Meters take seconds to compare clocks, so all of them open beside one another and beside the hosts. */
    private void openAll(AgentAccess access, RunDirectory directory, DirectorGreeting greeting, Consumer<Message> notes)
            throws AgentFault, InterruptedException {
        ConnectedMeter.Surroundings surroundings = new ConnectedMeter.Surroundings(
                access.launcher(), directory.file(RunDirectory.LOGS), time, events::meterLost, notes);
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            List<Future<ConnectedMeter>> opening = new ArrayList<>();
            for (MeterPlan meter : plan.meters()) {
                opening.add(threads.submit(() -> ConnectedMeter.open(meter, MeterFacts.Quantity.POWER, surroundings)));
            }
            for (MeterPlan sensor : plan.sensors()) {
                opening.add(threads.submit(
                        () -> ConnectedMeter.open(sensor, MeterFacts.Quantity.TEMPERATURE, surroundings)));
            }
            Optional<AgentFault> fault = openHosts(access, directory, greeting);
            for (Future<ConnectedMeter> meter : opening) {
                Optional<AgentFault> refused = keep(meter);
                fault = fault.isPresent() ? fault : refused;
            }
            if (fault.isPresent()) {
                throw fault.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private Optional<AgentFault> keep(Future<ConnectedMeter> opening) throws InterruptedException {
        try {
            ConnectedMeter meter = opening.get();
            meter.agent().ifPresent(agents::add);
            sessions.add(meter.session());
            return Optional.empty();
        } catch (ExecutionException failed) {
            return Optional.of(
                    failed.getCause() instanceof AgentFault fault
                            ? fault
                            : new AgentFault(
                                    Message.of("fault.unreachable", String.valueOf(failed.getCause())), failed));
        }
    }

    /** Hosts are greeted together: a Director does not wait long for a hello, and a meter may take long to open. */
    private Optional<AgentFault> openHosts(AgentAccess access, RunDirectory directory, DirectorGreeting greeting)
            throws InterruptedException {
        DirectorConnections opening =
                new DirectorConnections(access, directory.file(RunDirectory.LOGS), network, events);
        try {
            for (HostPlan host : plan.hosts()) {
                opening.connect(host);
            }
            Directors directors = new Directors(opening.links(), events, time);
            hosts.addAll(greeting.greet(plan.hosts(), directors, directory.run()));
            found.putAll(HostSurvey.discover(directors));
            return Optional.empty();
        } catch (AgentFault fault) {
            return Optional.of(fault);
        } finally {
            agents.addAll(opening.agents());
            links.addAll(opening.links());
        }
    }

    /** The Directors, for the run. */
    public Directors directors() {
        return new Directors(links, events, time);
    }

    /** The meters, for the run. */
    public MeterSessions meters() {
        return new MeterSessions(sessions, samples, plan);
    }

    /** The file that every sample of the meters goes to. */
    public SamplesFile samples() {
        return samples;
    }

    /** What the Directors found. */
    public List<HostResult> hosts() {
        return List.copyOf(hosts);
    }

    /** What the Directors found for the report, by host. */
    public Map<String, List<EnvironmentFact>> found() {
        return Collections.unmodifiableMap(found);
    }

    /** What the meters say they are. */
    public List<MeterFacts> meterFacts() {
        return sessions.stream().map(MeterSession::facts).toList();
    }

    /** The agents started on this machine. */
    public List<LocalAgent> localAgents() {
        return List.copyOf(agents);
    }

    /** Ends connections and local agents; a local Director ends its clients. */
    @Override
    public void close() {
        sessions.forEach(MeterSession::close);
        links.forEach(DirectorLink::close);
        network.close();
        agents.forEach(LocalAgent::close);
        try {
            if (samples != null) {
                samples.close();
            }
        } catch (IOException samplesAreFlushedAfterEveryInterval) {
            // Nothing is lost: every interval was forced to disk when it ended.
        }
    }
}
