package org.wattladder.chauffeur.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.launch.LocalAgent;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.session.MeterSession;

/** Opens the meters of a plan, starting a meter daemon on this machine for each that has none. */
final class LabMeters {
    /** A licensed daemon with a real analyzer needs up to 20 s to listen. */
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(30);

    private static final Duration START_LIMIT = Duration.ofSeconds(20);

    private final Path launcher;
    private final Path logs;
    private final TimeSource time;
    private final List<LocalAgent> agents = new ArrayList<>();
    private final List<MeterSession> sessions = new ArrayList<>();

    LabMeters(Path launcher, Path logs, TimeSource time) {
        this.launcher = launcher;
        this.logs = logs;
        this.time = time;
    }

    void open(MeterPlan plan, MeterFacts.Quantity quantity) throws LabFault {
        try {
            int port = plan.startedLocally() ? start(plan, quantity) : plan.port();
            MeterSession session = MeterSession.open(plan, port, time, CONNECT_LIMIT);
            sessions.add(session);
            if (session.facts().quantity() != quantity) {
                throw new LabFault("meter " + plan.name() + " measures "
                        + session.facts().quantity() + ", but the plan uses it for " + quantity
                        + "; swap --meter and --sensor");
            }
        } catch (IOException | MeterFault fault) {
            throw new LabFault(fault.getMessage(), fault);
        }
    }

    private int start(MeterPlan plan, MeterFacts.Quantity quantity) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(launcher.toString(), "meter", "--source", plan.source(), "--port", "0", "--end-with-input"));
        if (quantity == MeterFacts.Quantity.TEMPERATURE) {
            command.add("-t");
        }
        plan.options().forEach(option -> {
            command.add("--option");
            command.add(option.name() + "=" + option.value());
        });
        LocalAgent agent = LocalAgent.start(
                "the local meter daemon " + plan.name(),
                command,
                logs.resolve("meter-" + plan.name() + ".log"),
                START_LIMIT);
        agents.add(agent);
        return agent.port();
    }

    List<MeterSession> sessions() {
        return List.copyOf(sessions);
    }

    List<LocalAgent> agents() {
        return List.copyOf(agents);
    }
}
