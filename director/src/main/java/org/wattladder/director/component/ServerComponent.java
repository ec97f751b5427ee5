package org.wattladder.director.component;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.model.plan.Program;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Endpoint;

/** A foreign program that serves, with all processes that it starts, from its launch to the end of the last of them. */
public final class ServerComponent implements Component {
    private static final Logger LOG = LoggerFactory.getLogger(ServerComponent.class);

    private final String role;
    private final Program.Foreign program;
    private final DirectorParts parts;
    private final ComponentListener listener;
    private final Deadlines deadlines;
    private Optional<RunningProgram> running = Optional.empty();
    private List<String> command = List.of();
    private Optional<Endpoint> endpoint = Optional.empty();
    private boolean ready;
    private boolean ended;

    /**
     * Joins the parts; nothing is started.
     *
     * @param program checked by the permissions of this Director
     */
    public ServerComponent(String role, Program.Foreign program, DirectorParts parts, ComponentListener listener) {
        this.role = role;
        this.program = program;
        this.parts = parts;
        this.listener = listener;
        this.deadlines = new Deadlines(parts.worker(), parts.time());
    }

    @Override
    public String role() {
        return role;
    }

    @Override
    public void start(Map<String, Endpoint> endpoints) {
        try {
            Endpoint at = new Endpoint("127.0.0.1", program.port() == 0 ? freePort() : program.port());
            if (ReadinessProbe.accepts(at)) {
                fail("fault.port-taken", Integer.toString(at.port()));
                return;
            }
            endpoint = Optional.of(at);
            command = filledIn(program.command(), at, endpoints);
            RunningProgram started = parts.programs().start(role, command, program.variables());
            running = Optional.of(started);
            ReadinessProbe probe =
                    new ReadinessProbe(role, program, at, words -> filledIn(words, at, endpoints), parts);
            started.listen(probe::onLine, code -> parts.worker().execute(() -> onExit(code)));
            LOG.info("started {} as process {}", command.get(0), started.processId());
            tellLater();
            probeLater(probe);
            deadlines.after(
                    program.readyLimit().toNanos(),
                    () -> fail("fault.component-not-ready", program.readyLimit().toSeconds()));
        } catch (IOException cannotStart) {
            fail("fault.component-not-started", ExceptionText.of(cannotStart));
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private static List<String> filledIn(List<String> words, Endpoint own, Map<String, Endpoint> others) {
        List<String> filled = new ArrayList<>();
        for (String word : words) {
            String text = word.replace("{port}", Integer.toString(own.port()));
            for (Map.Entry<String, Endpoint> other : others.entrySet()) {
                text = text.replace("{" + other.getKey() + "}", other.getValue().toString());
            }
            filled.add(text);
        }
        return filled;
    }

    private void tellLater() {
        deadlines.after(parts.limits().tell().toNanos(), () -> {
            listener.onPreparing(0, 1);
            tellLater();
        });
    }

    private void probeLater(ReadinessProbe probe) {
        deadlines.after(ReadinessProbe.PAUSE.toNanos(), () -> {
            if (probe.isReady()) {
                ready = true;
                deadlines.forget();
                LOG.info("component {} is ready on {}", role, endpoint.orElseThrow());
                listener.onReady(role);
            } else {
                probeLater(probe);
            }
        });
    }

    /** A program that has forked its server away ends well and leaves it behind. */
    private void onExit(int code) {
        if (!ended && (code != 0 || running.orElseThrow().alive().isEmpty())) {
            fail("fault.component-ended", ExitCodes.words(code));
        }
    }

    @Override
    public ComponentFacts facts() {
        return new ComponentFacts.Server(role, running.orElseThrow().processId(), command, endpoint.orElseThrow());
    }

    @Override
    public Optional<Endpoint> endpoint() {
        return endpoint;
    }

    @Override
    public Optional<Message> loss() {
        return ready && !ended && processIds().isEmpty()
                ? Optional.of(Message.of("fault.component-lost", name()))
                : Optional.empty();
    }

    @Override
    public void run(IntervalOrder order) {
        throw new IllegalArgumentException("component " + role + " serves, so it takes no load");
    }

    @Override
    public List<Long> processIds() {
        return running.map(RunningProgram::alive).orElse(List.of());
    }

    @Override
    public List<Long> stop() {
        end();
        running.ifPresent(program -> program.terminate(parts.limits().leave().toNanos()));
        return kill();
    }

    @Override
    public List<Long> kill() {
        end();
        return running.map(program -> program.kill(parts.limits().end().toNanos()))
                .orElse(List.of());
    }

    private Message name() {
        String first = program.command().get(0);
        return running.map(it -> Message.of("place.component", role, first, Long.toString(it.processId())))
                .orElse(Message.of("place.component-not-started", role, first));
    }

    private void fail(String messageId, Object... more) {
        end();
        listener.onFailed(
                role,
                Message.of(
                        messageId,
                        Stream.concat(Stream.of(name()), Arrays.stream(more)).toArray()),
                running.map(RunningProgram::lastLines).orElse(List.of()));
    }

    private void end() {
        ended = true;
        deadlines.forget();
    }
}
