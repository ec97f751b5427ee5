package org.wattladder.director.component;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.director.program.ProgramCommands;
import org.wattladder.director.program.ProgramOutput;
import org.wattladder.director.program.Told;
import org.wattladder.director.program.Untrustworthy;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.api.Endpoint;

/**
 * A measured program that lives through all intervals and is told what to do on its standard input; used on the work
 * thread. It is written {@code rate R}, {@code start} and {@code stop}, and writes what {@link Told} reads.
 */
final class ToldProgram {
    private static final long NANOS = 1_000_000_000L;

    private final ProgramComponent component;
    private final ProgramProcesses processes;
    private final ProgramCommands commands;
    private final Deadlines deadlines;
    private final DirectorParts parts;
    private final AtomicInteger lines = new AtomicInteger();
    private final RunningProgram program;
    private boolean ready;
    private Optional<Recording> recording = Optional.empty();

    /** What is known of the recording that is on. */
    private static final class Recording {
        private final IntervalOrder order;
        private Optional<TreeUsage> before = Optional.empty();
        private Optional<TreeUsage> after = Optional.empty();
        private Optional<Told.Done> done = Optional.empty();
        private long beginNanos;
        private long endNanos;
        private boolean stopped;
        private boolean over;

        Recording(IntervalOrder order) {
            this.order = order;
        }
    }

    /**
     * Starts it.
     *
     * @param endpoints where the components listen that it needs, by role
     * @throws IOException if the operating system cannot
     */
    ToldProgram(
            ProgramComponent component,
            ProgramProcesses processes,
            ProgramCommands commands,
            Map<String, Endpoint> endpoints,
            Deadlines deadlines,
            DirectorParts parts)
            throws IOException {
        this.component = component;
        this.processes = processes;
        this.commands = commands;
        this.deadlines = deadlines;
        this.parts = parts;
        this.program = processes.launch(
                commands.of(new Load.Unpaced(), processes.place().users(), 0, endpoints));
        program.listen(this::onLine, code -> parts.worker().execute(() -> onExit(code)));
    }

    RunningProgram program() {
        return program;
    }

    void run(IntervalOrder order) {
        RunInterval interval = order.interval();
        Recording next = new Recording(order);
        recording = Optional.of(next);
        long begin = order.startNanos() + interval.preNanos();
        long end = begin + interval.recordingNanos();
        long over = end + interval.postNanos();
        if (order.work().load() instanceof Load.Idle) {
            deadlines.at(begin, () -> component.started(begin));
            deadlines.at(over, () -> finish(ProgramAnswer.IDLE));
            return;
        }
        deadlines.at(
                order.startNanos(),
                () -> tell("rate " + ProgramCommands.rate(order.work().load())));
        deadlines.at(Math.max(order.startNanos(), begin - TreeUsage.EARLIER_NANOS), () -> {
            next.before = Optional.of(TreeUsage.of(parts, program));
            processes.elsewhere(program).ifPresent(component::distrust);
        });
        deadlines.at(begin, () -> {
            tell("start");
            next.beginNanos = parts.time().nanoTime();
            component.started(begin);
        });
        deadlines.at(end, () -> {
            tell("stop");
            next.endNanos = parts.time().nanoTime();
            next.stopped = true;
            next.after = Optional.of(TreeUsage.of(parts, program));
        });
        deadlines.at(over, () -> {
            tell("rate 0");
            next.over = true;
            answer();
        });
        long patience = parts.limits().done().toNanos();
        deadlines.at(
                over + patience, () -> component.distrust(Message.of("program.does-not-answer", patience / NANOS)));
    }

    private void tell(String line) {
        try {
            program.tell(line);
        } catch (IOException closed) {
            component.distrust(Message.of("program.does-not-listen", ExceptionText.of(closed)));
        }
    }

    /** On the thread that reads; most lines mean nothing to us. */
    private void onLine(String line) {
        if (lines.incrementAndGet() == ProgramOutput.MOST_LINES) {
            parts.worker().execute(() -> component.distrust(Message.of("program.floods", ProgramOutput.MOST_LINES)));
        } else if (lines.get() < ProgramOutput.MOST_LINES && Told.meansSomething(line)) {
            parts.worker().execute(() -> onWord(line));
        }
    }

    private void onWord(String line) {
        try {
            Optional<Told.Done> done = Told.done(line);
            if (done.isEmpty() && !ready) {
                ready = true;
                component.ready();
            } else if (done.isPresent()) {
                take(done);
            }
        } catch (Untrustworthy why) {
            component.distrust(why.reason());
        }
    }

    private void take(Optional<Told.Done> done) {
        Optional<Recording> asked = recording.filter(each -> each.stopped && each.done.isEmpty());
        if (asked.isEmpty()) {
            component.distrust(Message.of("program.unasked"));
        } else {
            asked.get().done = done;
            answer();
        }
    }

    private void answer() {
        recording.filter(each -> each.over && each.done.isPresent()).ifPresent(each -> {
            Told.Done done = each.done.orElseThrow();
            boolean paced = each.order.work().load() instanceof Load.Paced;
            TypeResult type = new TypeResult(
                    commands.file().unit(), done.units(), 0, paced ? "" : done.times(), paced ? done.times() : "");
            TreeUsage after = each.after.orElseThrow();
            finish(ProgramAnswer.of(
                    processes.place(),
                    0,
                    each.endNanos - each.beginNanos,
                    each.before.orElseThrow().percentUntil(after),
                    0,
                    type,
                    List.of(),
                    after.peakBytes()));
        });
    }

    private void finish(ProgramAnswer answer) {
        recording = Optional.empty();
        component.done(answer);
    }

    private void onExit(int code) {
        program.lastLines();
        component.distrust(Message.of("program.ends-early", ExitCodes.words(code)));
    }
}
