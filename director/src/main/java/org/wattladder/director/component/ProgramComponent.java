package org.wattladder.director.component;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.director.program.ProgramCommands;
import org.wattladder.director.program.Workplace;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.ServerFacts;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Load;
import org.wattladder.settings.program.Attached;
import org.wattladder.settings.program.Pace;
import org.wattladder.worklets.api.Endpoint;

/**
 * A foreign program that is measured: one process for every interval, or for all of them when it is told what to do; and all
 * that these start.
 */
public final class ProgramComponent implements Component {
    private static final long NANOS = 1_000_000_000L;
    private static final long VERSION_NANOS = 10 * NANOS;
    private static final long READY_NANOS = 60 * NANOS;

    private final ComponentName name;
    private final ProgramCommands commands;
    private final Workplace workplace;
    private final DirectorParts parts;
    private final ComponentListener listener;
    private final Deadlines deadlines;
    private final ProgramProcesses processes;
    private Map<String, Endpoint> endpoints = Map.of();
    private Optional<RunningProgram> version = Optional.empty();
    private Optional<ProgramWork> interval = Optional.empty();
    private Optional<ToldProgram> told = Optional.empty();
    private String executableSha256 = "";
    private CpuList verified = new CpuList(List.of());
    private long startedNanos;
    private long readyNanos;
    private long peakBytes;
    private Measurement unpacedPercent = Measurement.absent("absent.no-processor-time");
    private boolean ended;

    /** Joins the parts; nothing is started. */
    public ProgramComponent(
            ComponentName name,
            ProgramCommands commands,
            Workplace workplace,
            DirectorParts parts,
            ComponentListener listener) {
        this.name = name;
        this.commands = commands;
        this.workplace = workplace;
        this.parts = parts;
        this.listener = listener;
        this.deadlines = new Deadlines(parts.worker(), parts.time());
        this.processes = new ProgramProcesses(name, commands, parts);
    }

    @Override
    public ComponentName name() {
        return name;
    }

    @Override
    public void start(Map<String, Endpoint> needed) {
        endpoints = Map.copyOf(needed);
        startedNanos = parts.time().nanoTime();
        try {
            workplace.enter(name.role());
            String program =
                    workplace.command(commands.file().commands().start()).get(0);
            try (InputStream file = Files.newInputStream(Path.of(program))) {
                executableSha256 = Sha256.of(file);
            }
            List<String> words = commands.version().isEmpty() ? List.of("true") : commands.version();
            RunningProgram asked = processes.launch(words, true);
            version = Optional.of(asked);
            asked.listen(line -> {}, code -> parts.worker().execute(() -> onVersion(code)));
            deadlines.after(
                    VERSION_NANOS,
                    () -> fail(Message.of("fault.component-not-ready", spoken(), VERSION_NANOS / NANOS)));
        } catch (IOException cannotStart) {
            fail(Message.of("fault.component-not-started", spoken(), ExceptionText.of(cannotStart)));
        }
    }

    private void onVersion(int code) {
        if (ended) {
            return;
        }
        deadlines.forget();
        if (code != 0) {
            fail(Message.of("fault.component-ended", spoken(), ExitCodes.words(code)));
        } else if (commands.file().pace() == Pace.STDIN) {
            tell();
        } else {
            ready();
        }
    }

    private void tell() {
        try {
            told = Optional.of(new ToldProgram(this, processes, commands, endpoints, deadlines, parts));
            deadlines.after(
                    READY_NANOS, () -> fail(Message.of("fault.component-not-ready", spoken(), READY_NANOS / NANOS)));
        } catch (IOException cannotStart) {
            fail(Message.of("fault.component-not-started", spoken(), ExceptionText.of(cannotStart)));
        }
    }

    /** It can be given its first interval. */
    void ready() {
        if (!ended) {
            deadlines.forget();
            readyNanos = parts.time().nanoTime() - startedNanos;
            verified = new PinnedCpus(parts.machine().files())
                    .of(ProcessHandle.current().pid());
            listener.onReady(name);
        }
    }

    @Override
    public ComponentFacts facts() {
        ClientPlace place = processes.place();
        List<String> command = processes.whole(commands.start());
        ClientPinning cpus = new ClientPinning(
                place.cpus().text(),
                place.cpus().intersect(verified).text(),
                processes.pinning().memoryNodes());
        return new ComponentFacts.Measured(
                name.role(),
                new ClientFacts(
                        place.client(),
                        0,
                        place.users(),
                        cpus,
                        new ClientMemory(0, 0, 0),
                        ClientStorage.NONE,
                        version.map(RunningProgram::lastLines).orElse(List.of()).stream()
                                .findFirst()
                                .orElse(""),
                        command),
                new ServerFacts(0, readyNanos, executableSha256, cpus, command));
    }

    @Override
    public void run(IntervalOrder order) {
        Load load = order.work().load();
        Pace pace = commands.file().pace();
        boolean possible = load instanceof Load.Idle
                || switch (pace) {
                    case RATE, STDIN -> load instanceof Load.Unpaced || load instanceof Load.Paced;
                    case ONCE -> load instanceof Load.Iterations;
                    case DUTY -> load instanceof Load.Unpaced || load instanceof Load.Held;
                };
        if (!possible || !order.interval().earlyEnds().isEmpty()) {
            throw new IllegalArgumentException(
                    "program " + commands.file().program().name() + " of pace " + pace
                            + " cannot run such an interval, or one whose length is not known");
        }
        if (told.isPresent()) {
            told.get().run(order);
            return;
        }
        ProgramWork next = work(order, load);
        interval = Optional.of(next);
        next.begin();
    }

    private ProgramWork work(IntervalOrder order, Load load) {
        if (load instanceof Load.Iterations lives) {
            return new OnceInterval(this, processes, commands, endpoints, order, lives, deadlines, parts);
        }
        Optional<DutyCycle> duty = load instanceof Load.Held held
                ? Optional.of(new DutyCycle(commands.file().duty(), processes.group(), held, unpacedPercent, parts))
                : Optional.empty();
        return new ProgramInterval(this, processes, commands, duty, endpoints, order, deadlines, parts);
    }

    /** How much CPU time it takes by itself, in percent of one CPU. */
    void unpaced(Measurement processorPercent) {
        unpacedPercent = processorPercent;
    }

    @Override
    public void endRecording(long recordingNanos) {
        throw new IllegalArgumentException(
                "a foreign program was told how long it runs, so its recording cannot end early");
    }

    /** Recording has begun. */
    void started(long atNanos) {
        listener.onRecordingStarted(name, atNanos);
    }

    /** What counts is over, and took so long; the interval may go on. */
    void ended(long recordingNanos) {
        listener.onRecordingEnded(name, recordingNanos);
    }

    /** The interval is over, with this answer. */
    void done(ProgramAnswer answer) {
        interval = Optional.empty();
        deadlines.forget();
        peakBytes = Math.max(peakBytes, answer.peakBytes());
        listener.onDone(name, answer.clients());
    }

    @Override
    public List<ClientPeak> peaks() {
        return peakBytes == 0
                ? List.of()
                : List.of(new ClientPeak(processes.place().client(), Measurement.of((double) peakBytes)));
    }

    @Override
    public List<Long> processIds() {
        return told.map(each -> each.program().alive())
                .or(() -> interval.flatMap(ProgramWork::program).map(RunningProgram::alive))
                .orElse(List.of());
    }

    @Override
    public Optional<Attached> attached() {
        return commands.file().surroundings().attached();
    }

    @Override
    public List<Long> stop() {
        end();
        interval.ifPresent(ProgramWork::release);
        running().forEach(each -> each.terminate(parts.limits().leave().toNanos()));
        return kill();
    }

    @Override
    public List<Long> kill() {
        end();
        interval.ifPresent(ProgramWork::release);
        List<Long> left = running()
                .flatMap(each -> each.kill(parts.limits().end().toNanos()).stream())
                .toList();
        workplace.leave(name.role());
        return left;
    }

    private Stream<RunningProgram> running() {
        return Stream.of(version, told.map(ToldProgram::program), interval.flatMap(ProgramWork::program))
                .flatMap(Optional::stream);
    }

    /** It cannot go on, for this reason, which names it. */
    void fail(Message reason) {
        if (!ended) {
            end();
            listener.onFailed(
                    name,
                    reason,
                    interval.flatMap(ProgramWork::program)
                            .or(() -> told.map(ToldProgram::program))
                            .or(() -> version)
                            .map(RunningProgram::lastLines)
                            .orElse(List.of()));
        }
    }

    /** It cannot be believed, for this reason. */
    void distrust(Message reason) {
        fail(Message.of("fault.program", spoken(), reason));
    }

    /** What it is called in sentences. */
    Message spoken() {
        return Message.of("place.program", commands.file().program().name());
    }

    private void end() {
        ended = true;
        deadlines.forget();
    }
}
