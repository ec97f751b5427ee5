package org.wattladder.chauffeur.agents;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterUnreachable;
import org.wattladder.ptdaemon.session.MeterSession;

/**
 * One open meter.
 *
 * @param agent the meter daemon started for it on this machine; empty when one already ran
 * @param session its session
 */
record ConnectedMeter(Optional<LocalAgent> agent, MeterSession session) {
    /** A daemon that does not answer within this is said to be waited for. */
    private static final Duration UNSAID_LIMIT = Duration.ofSeconds(1);

    /** A licensed daemon with a real analyzer needs up to 20 s to listen. */
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(20);

    private static final Duration START_LIMIT = StartLimit.atLeast(Duration.ofSeconds(20));

    /**
     * What opening a meter needs to know of the run.
     *
     * @param whenLost called on a network thread when the connection ends
     * @param notes told of a meter that does not answer yet
     */
    record Surroundings(Path launcher, Path logs, TimeSource time, Runnable whenLost, Consumer<Message> notes) {}

    /**
     * Opens a meter, starting its daemon first when the plan says so.
     *
     * @throws AgentFault if it cannot be reached or measures something else; nothing is left running
     */
    static ConnectedMeter open(MeterPlan plan, MeterFacts.Quantity quantity, Surroundings surroundings)
            throws AgentFault {
        Optional<LocalAgent> agent = Optional.empty();
        Optional<MeterSession> session = Optional.empty();
        boolean open = false;
        try {
            agent = plan.startedLocally() ? Optional.of(start(plan, quantity, surroundings)) : agent;
            int port = agent.map(LocalAgent::port).orElse(plan.port());
            session = Optional.of(connect(plan, port, surroundings));
            check(plan, session.get().facts(), quantity);
            open = true;
            return new ConnectedMeter(agent, session.get());
        } catch (IOException unreachable) {
            throw new AgentFault(Message.of("fault.unreachable", ExceptionText.of(unreachable)), unreachable);
        } catch (MeterFault fault) {
            throw new AgentFault(fault.reason(), fault);
        } finally {
            if (!open) {
                session.ifPresent(MeterSession::close);
                agent.ifPresent(LocalAgent::close);
            }
        }
    }

    private static MeterSession connect(MeterPlan plan, int port, Surroundings surroundings) throws MeterFault {
        try {
            return MeterSession.open(plan, port, surroundings.time(), UNSAID_LIMIT, surroundings.whenLost());
        } catch (MeterUnreachable notYet) {
            if (!notYet.mayStillStart()) {
                throw notYet;
            }
            surroundings
                    .notes()
                    .accept(Message.of(
                            "note.waiting-for-meter",
                            plan.name(),
                            plan.address() + ":" + port,
                            CONNECT_LIMIT.toSeconds()));
            return MeterSession.open(plan, port, surroundings.time(), CONNECT_LIMIT, surroundings.whenLost());
        }
    }

    private static void check(MeterPlan plan, MeterFacts facts, MeterFacts.Quantity quantity) throws AgentFault {
        if (facts.quantity() != quantity) {
            throw new AgentFault(Message.of(
                    "fault.meter-of-other-quantity",
                    plan.name(),
                    facts.address(),
                    word(facts.quantity()),
                    word(quantity)));
        }
    }

    private static Message word(MeterFacts.Quantity quantity) {
        return Message.of(quantity == MeterFacts.Quantity.POWER ? "quantity.power" : "quantity.temperature");
    }

    private static LocalAgent start(MeterPlan plan, MeterFacts.Quantity quantity, Surroundings surroundings)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                surroundings.launcher().toString(),
                "meter",
                "--source",
                plan.source(),
                "--listen",
                plan.address(),
                "--port",
                "0",
                "--end-with-input"));
        if (quantity == MeterFacts.Quantity.TEMPERATURE) {
            command.add("-t");
        }
        plan.options().forEach(option -> {
            command.add("--option");
            command.add(option.name() + "=" + option.value());
        });
        return LocalAgent.start(
                "the local meter daemon " + plan.name(),
                command,
                surroundings.logs().resolve("meter-" + plan.name() + ".log"),
                START_LIMIT);
    }
}
