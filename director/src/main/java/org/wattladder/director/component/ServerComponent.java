package org.wattladder.director.component;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.launch.Pinning;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.director.program.Workplace;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ServerFacts;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Loopback;

/** A foreign program that serves, with all processes that it starts, from its launch to the end of the last of them. */
public final class ServerComponent implements Component {
    private static final Logger LOG = LoggerFactory.getLogger(ServerComponent.class);

    private final ComponentName name;
    private final Program.Foreign program;
    private final DirectorParts parts;
    private final ComponentListener listener;
    private final Deadlines deadlines;
    private final Workplace workplace;
    private final SaidLines said = new SaidLines();
    private Optional<RunningProgram> running = Optional.empty();
    private List<String> command = List.of();
    private Optional<Endpoint> endpoint = Optional.empty();
    private Pinning pinning = new Pinning(List.of(), "");
    private String executableSha256 = "";
    private long launchedNanos;
    private long readyNanos;
    private volatile boolean ready;
    private boolean ended;

    /**
     * Joins the parts; nothing is started.
     *
     * @param program checked by the permissions of this Director
     * @param workplace where it runs
     */
    public ServerComponent(
            ComponentName name,
            Program.Foreign program,
            Workplace workplace,
            DirectorParts parts,
            ComponentListener listener) {
        this.workplace = workplace;
        this.name = name;
        this.program = program;
        this.parts = parts;
        this.listener = listener;
        this.deadlines = new Deadlines(parts.worker(), parts.time());
    }

    @Override
    public ComponentName name() {
        return name;
    }

    @Override
    public void start(Map<String, Endpoint> endpoints) {
        try {
            String address = program.address().isEmpty() ? Loopback.address() : program.address();
            Endpoint at = new Endpoint(address, program.port() == 0 ? freePort(address) : program.port());
            if (ReadinessProbe.accepts(at)) {
                fail("fault.port-taken", Integer.toString(at.port()));
                return;
            }
            endpoint = Optional.of(at);
            workplace.enter(name.role());
            List<String> words = workplace.command(program.command());
            try (InputStream file = Files.newInputStream(Path.of(words.get(0)))) {
                executableSha256 = Sha256.of(file);
            }
            CpuList cpus = CpuList.parse(program.cpus());
            pinning = cpus.isEmpty()
                    ? pinning
                    : parts.commands().tools().pin(cpus, parts.machine().topology());
            command = Stream.of(pinning.command(), workplace.before(), filledIn(words, at, endpoints))
                    .flatMap(List::stream)
                    .toList();
            launchedNanos = parts.time().nanoTime();
            RunningProgram started =
                    parts.programs().start(name.toString(), command, program.variables(), workplace.folder());
            running = Optional.of(started);
            ReadinessProbe probe = new ReadinessProbe(
                    name.toString(), program, at, asked -> asking(asked, at, endpoints), workplace.folder(), parts);
            started.listen(line -> hear(line, probe), code -> {
                probe.onEnd(code);
                parts.worker().execute(() -> onExit(code));
            });
            LOG.info("started {} as process {}", program.command().get(0), started.processId());
            tellLater();
            probeLater(probe);
            deadlines.after(
                    program.readyLimit().toNanos(),
                    () -> fail("fault.component-not-ready", program.readyLimit().toSeconds()));
        } catch (IOException cannotStart) {
            fail("fault.component-not-started", ExceptionText.of(cannotStart));
        }
    }

    /** What it says while it comes up, for example how far it has loaded its data, is for the log; later lines would cost time. */
    private void hear(String line, ReadinessProbe probe) {
        if (!ready) {
            LOG.info("{}: {}", name, line);
            said.hear(line);
        }
        probe.onLine(line);
    }

    private List<String> asking(List<String> words, Endpoint at, Map<String, Endpoint> endpoints) {
        return Stream.of(workplace.before(), filledIn(workplace.command(words), at, endpoints))
                .flatMap(List::stream)
                .toList();
    }

    private static int freePort(String address) throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(address))) {
            return free.getLocalPort();
        }
    }

    private static List<String> filledIn(List<String> words, Endpoint own, Map<String, Endpoint> others) {
        List<String> filled = new ArrayList<>();
        for (String word : words) {
            String text = word.replace("{host}", own.host()).replace("{port}", Integer.toString(own.port()));
            for (Map.Entry<String, Endpoint> other : others.entrySet()) {
                text = text.replace("{" + other.getKey() + "}", other.getValue().toString());
            }
            filled.add(text);
        }
        return filled;
    }

    private void tellLater() {
        deadlines.after(parts.limits().tell().toNanos(), () -> {
            listener.onPreparing(0, 1, said.take());
            tellLater();
        });
    }

    private void probeLater(ReadinessProbe probe) {
        deadlines.after(ReadinessProbe.PAUSE.toNanos(), () -> {
            if (probe.isReady()) {
                ready = true;
                readyNanos = parts.time().nanoTime() - launchedNanos;
                deadlines.forget();
                LOG.info("component {} is ready on {}", name, endpoint.orElseThrow());
                listener.onReady(name);
            } else {
                probeLater(probe);
            }
        });
    }

    /** A program that has forked its server away ends well and leaves it behind. */
    private void onExit(int code) {
        if (program.readiness() instanceof Readiness.Ended && code == 0) {
            return;
        }
        if (!ended && (code != 0 || running.orElseThrow().alive().isEmpty())) {
            fail("fault.component-ended", ExitCodes.words(code));
        }
    }

    @Override
    public ComponentFacts facts() {
        long processId = running.orElseThrow().processId();
        return new ComponentFacts.Server(
                name.role(),
                endpoint.orElseThrow(),
                new ServerFacts(
                        processId,
                        readyNanos,
                        executableSha256,
                        new ClientPinning(
                                program.cpus(),
                                new PinnedCpus(parts.machine().files())
                                        .of(processId)
                                        .text(),
                                pinning.memoryNodes()),
                        command));
    }

    @Override
    public Optional<Endpoint> endpoint() {
        return endpoint;
    }

    @Override
    public Optional<Message> loss() {
        return ready
                        && !ended
                        && !(program.readiness() instanceof Readiness.Ended)
                        && processIds().isEmpty()
                ? Optional.of(Message.of("fault.component-lost", spoken()))
                : Optional.empty();
    }

    @Override
    public void run(IntervalOrder order) {
        throw new IllegalArgumentException("component " + name.role() + " serves, so it takes no load");
    }

    @Override
    public void endRecording(long recordingNanos) {
        throw new IllegalArgumentException("component " + name.role() + " serves, so it records nothing");
    }

    @Override
    public List<Long> processIds() {
        return running.map(RunningProgram::alive).orElse(List.of());
    }

    @Override
    public List<Long> stop() {
        end();
        running.ifPresent(each -> each.terminate(parts.limits().leave().toNanos()));
        return kill();
    }

    @Override
    public List<Long> kill() {
        end();
        List<Long> left =
                running.map(each -> each.kill(parts.limits().end().toNanos())).orElse(List.of());
        workplace.leave(name.role());
        return left;
    }

    private Message spoken() {
        String first = program.command().get(0);
        return running.map(it -> Message.of("place.component", name.role(), first, Long.toString(it.processId())))
                .orElse(Message.of("place.component-not-started", name.role(), first));
    }

    private void fail(String messageId, Object... more) {
        end();
        listener.onFailed(
                name,
                Message.of(
                        messageId,
                        Stream.concat(Stream.of(spoken()), Arrays.stream(more)).toArray()),
                running.map(RunningProgram::lastLines).orElse(List.of()));
    }

    private void end() {
        ended = true;
        deadlines.forget();
    }
}
