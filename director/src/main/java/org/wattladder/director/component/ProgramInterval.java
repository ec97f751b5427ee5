package org.wattladder.director.component;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.director.program.Counted;
import org.wattladder.director.program.ProgramCommands;
import org.wattladder.director.program.ProgramOutput;
import org.wattladder.director.program.Span;
import org.wattladder.director.program.Untrustworthy;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Endpoint;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;

/** One interval of a measured program, from the launch of its process to its end and what it told. */
final class ProgramInterval {
    /** How much longer than the interval a program is told to run, so that its lines reach beyond the recording. */
    private static final long EXTRA_SECONDS = 1;

    private static final long NANOS = 1_000_000_000L;

    private final ProgramComponent component;
    private final ProgramCommands commands;
    private final ClientPlace place;
    private final Map<String, Endpoint> endpoints;
    private final RunInterval interval;
    private final Load load;
    private final Deadlines deadlines;
    private final DirectorParts parts;
    private final long startNanos;
    private final long beginNanos;
    private final long endNanos;
    private final ProgramOutput output;
    private Optional<RunningProgram> program = Optional.empty();
    private Optional<TreeUsage> before = Optional.empty();
    private Optional<TreeUsage> after = Optional.empty();
    private long launchNanos;
    private boolean over;
    private boolean asked;

    ProgramInterval(
            ProgramComponent component,
            ProgramCommands commands,
            ClientPlace place,
            Map<String, Endpoint> endpoints,
            IntervalOrder order,
            Deadlines deadlines,
            DirectorParts parts) {
        this.component = component;
        this.commands = commands;
        this.place = place;
        this.endpoints = endpoints;
        this.interval = order.interval();
        this.load = order.work().load();
        this.deadlines = deadlines;
        this.parts = parts;
        this.startNanos = order.startNanos();
        this.beginNanos = startNanos + interval.preNanos();
        this.endNanos = beginNanos + interval.recordingNanos();
        this.output = new ProgramOutput(
                () -> parts.worker().execute(() -> fault("program.floods", ProgramOutput.MOST_LINES)));
    }

    void begin() {
        deadlines.at(beginNanos, () -> component.started(beginNanos));
        if (load instanceof Load.Idle) {
            deadlines.at(endNanos + interval.postNanos(), () -> finish(ProgramAnswer.IDLE));
            return;
        }
        deadlines.at(startNanos, this::launch);
        deadlines.at(
                Math.max(startNanos + TreeUsage.EARLIER_NANOS, beginNanos - TreeUsage.EARLIER_NANOS), this::lookBefore);
        deadlines.at(endNanos, () -> after = look());
        long over = endNanos + interval.postNanos() + EXTRA_SECONDS * NANOS;
        if (commands.endsByItself(load)) {
            long grace = parts.limits().done().toNanos();
            deadlines.at(over + grace, () -> fault("program.overstays", grace / NANOS));
        } else {
            deadlines.at(over, this::ask);
        }
    }

    private void launch() {
        long seconds = (endNanos + interval.postNanos() - startNanos + NANOS - 1) / NANOS + EXTRA_SECONDS;
        try {
            launchNanos = parts.time().nanoTime();
            RunningProgram started = component.launch(commands.of(load, place.users(), seconds, endpoints));
            program = Optional.of(started);
            started.listen(line -> output.add(parts.time().nanoTime(), line), code -> {
                long at = parts.time().nanoTime();
                parts.worker().execute(() -> onExit(code, at));
            });
        } catch (IOException cannotStart) {
            component.fail(
                    Message.of("fault.component-not-started", component.spoken(), ExceptionText.of(cannotStart)));
        }
    }

    private void lookBefore() {
        program.ifPresent(running -> {
            before = look();
            component.elsewhere(running).ifPresent(this::fault);
        });
    }

    private Optional<TreeUsage> look() {
        return program.map(running -> TreeUsage.of(parts, running));
    }

    /** A program that is not told how long to run is asked to end, and killed if it does not. */
    private void ask() {
        asked = true;
        program.ifPresent(running -> {
            running.terminate(parts.limits().leave().toNanos());
            running.kill(parts.limits().end().toNanos());
        });
    }

    private void onExit(int code, long atNanos) {
        if (over) {
            return;
        }
        RunningProgram ended = program.orElseThrow();
        ended.lastLines();
        List<Long> left = ended.alive();
        if (atNanos < endNanos) {
            fault("program.ends-early", ExitCodes.words(code));
        } else if (!left.isEmpty()) {
            fault("program.leaves-processes", left.size());
        } else if (!asked && code != commands.file().exitCode()) {
            fault("program.ends-badly", ExitCodes.words(code));
        } else {
            count(new Span(launchNanos, beginNanos, endNanos, atNanos, interval.preNanos() > 0));
        }
    }

    private void count(Span span) {
        try {
            Counted counted = Counted.of(commands.file().counting(), output.lines(), span);
            finish(ProgramAnswer.of(
                    place,
                    Math.max(0, launchNanos - startNanos),
                    span.recordingNanos(),
                    processorPercent(),
                    Math.round(counted.late()),
                    new TypeResult(commands.file().unit(), Math.round(counted.units()), 0, "", ""),
                    counted.figures(),
                    after.map(TreeUsage::peakBytes).orElse(0L)));
        } catch (Untrustworthy why) {
            component.distrust(why.reason());
        }
    }

    private Measurement processorPercent() {
        return before.flatMap(earlier -> after.map(earlier::percentUntil))
                .orElseGet(() -> Measurement.absent("absent.no-processor-time"));
    }

    private void finish(ProgramAnswer answer) {
        over = true;
        component.done(answer);
    }

    private void fault(String messageId, Object... values) {
        fault(Message.of(messageId, values));
    }

    private void fault(Message reason) {
        if (!over) {
            over = true;
            component.distrust(reason);
        }
    }

    List<Long> processIds() {
        return program.map(RunningProgram::alive).orElse(List.of());
    }

    /** The process, once it was launched. */
    Optional<RunningProgram> program() {
        return program;
    }
}
