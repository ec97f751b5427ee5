package org.wattladder.director.component;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.director.program.MetricReadings;
import org.wattladder.director.program.ProgramCommands;
import org.wattladder.director.program.ProgramOutput;
import org.wattladder.director.program.RecordedWork;
import org.wattladder.director.program.Span;
import org.wattladder.director.program.Untrustworthy;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;

/** One interval of a measured program, from the launch of its process to its end and what it told. */
final class ProgramInterval implements ProgramWork {
    /** How much longer than the interval a program is told to run, so that its lines reach beyond the recording. */
    private static final long EXTRA_SECONDS = 1;

    private static final long NANOS = 1_000_000_000L;
    private static final double MILLIS_AND_PERCENT = 1e8;

    private final ProgramComponent component;
    private final ProgramProcesses processes;
    private final ProgramCommands commands;
    private final Optional<DutyCycle> duty;
    private final Map<String, Endpoint> endpoints;
    private final RunInterval interval;
    private final Load load;
    private final Deadlines deadlines;
    private final DirectorParts parts;
    private final long startNanos;
    private final long beginNanos;
    private final long endNanos;
    private final ProgramOutput output;
    private Optional<MetricReadings> metrics = Optional.empty();
    private Optional<RunningProgram> program = Optional.empty();
    private Optional<TreeUsage> before = Optional.empty();
    private Optional<TreeUsage> after = Optional.empty();
    private long launchNanos;
    private boolean over;
    private boolean asked;

    ProgramInterval(
            ProgramComponent component,
            ProgramProcesses processes,
            ProgramCommands commands,
            Optional<DutyCycle> duty,
            Map<String, Endpoint> endpoints,
            IntervalOrder order,
            Deadlines deadlines,
            DirectorParts parts) {
        this.component = component;
        this.processes = processes;
        this.commands = commands;
        this.duty = duty;
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

    @Override
    public void begin() {
        deadlines.at(beginNanos, () -> component.started(beginNanos));
        if (load instanceof Load.Idle) {
            deadlines.at(endNanos + interval.postNanos(), () -> finish(ProgramAnswer.IDLE));
            return;
        }
        deadlines.at(startNanos, this::launch);
        deadlines.at(
                Math.max(startNanos + TreeUsage.EARLIER_NANOS, beginNanos - TreeUsage.EARLIER_NANOS), this::lookBefore);
        deadlines.at(beginNanos, () -> metrics.ifPresent(MetricReadings::begin));
        deadlines.at(endNanos, () -> {
            metrics.ifPresent(MetricReadings::end);
            after = look();
        });
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
            commands.forgetResult();
            metrics = commands.metrics(endpoints, parts.time()::nanoTime);
            launchNanos = parts.time().nanoTime();
            RunningProgram started =
                    processes.launch(commands.of(load, processes.place().users(), seconds, endpoints));
            program = Optional.of(started);
            if (duty.isPresent()) {
                duty.get().begin(started);
            }
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
        metrics.ifPresent(MetricReadings::rehearse);
        program.ifPresent(running -> {
            try {
                if (duty.isPresent()) {
                    duty.get().include(running);
                }
                before = look();
                processes.elsewhere(running).ifPresent(this::fault);
            } catch (IOException refused) {
                fault("program.not-held", ExceptionText.of(refused));
            }
        });
    }

    private Optional<TreeUsage> look() {
        return program.map(running -> TreeUsage.of(parts, running));
    }

    /** A program that is not told how long to run is asked to end, and killed if it does not. */
    private void ask() {
        asked = true;
        release();
        program.ifPresent(running -> {
            running.terminate(parts.limits().leave().toNanos());
            running.kill(parts.limits().end().toNanos());
        });
    }

    private void onExit(int code, long atNanos) {
        if (over) {
            return;
        }
        release();
        Optional<Message> bad =
                processes.badEnd(program.orElseThrow(), code, asked).or(processes::overfull);
        if (atNanos < endNanos) {
            fault("program.ends-early", ExitCodes.words(code));
        } else if (bad.isPresent()) {
            fault(bad.get());
        } else {
            count(new Span(launchNanos, beginNanos, endNanos, atNanos, interval.preNanos() > 0));
        }
    }

    private void count(Span span) {
        try {
            RecordedWork counted = RecordedWork.of(commands.file().counting(), output.lines(), commands.result(), span);
            Measurement percent = processorPercent();
            List<Figure> figures = new ArrayList<>(counted.figures());
            duty.ifPresent(cycle -> figures.addAll(cycle.figures(percent)));
            finish(ProgramAnswer.of(
                    processes.place(),
                    Math.max(0, launchNanos - startNanos),
                    span.recordingNanos(),
                    percent,
                    Math.round(counted.late()),
                    new TypeResult(commands.file().unit(), units(counted, percent, span), 0, "", ""),
                    figures,
                    after.map(TreeUsage::peakBytes).orElse(0L)));
            if (load instanceof Load.Unpaced) {
                component.unpaced(percent);
            }
        } catch (Untrustworthy why) {
            component.distrust(why.reason());
        }
    }

    /** Of a program that tells none, milliseconds of CPU time. */
    private long units(RecordedWork counted, Measurement processorPercent, Span span) throws Untrustworthy {
        double units = metrics.isPresent()
                ? metrics.get().within(span) / commands.file().counting().per()
                : counted.units()
                        .orElseGet(() ->
                                processorPercent.asOptional().orElse(0) * span.recordingNanos() / MILLIS_AND_PERCENT);
        if (!(units > 0)) {
            throw new Untrustworthy(Message.of("program.nothing-done"));
        }
        Untrustworthy.checkUnits(units);
        return Math.round(units);
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

    @Override
    public Optional<RunningProgram> program() {
        return program;
    }

    @Override
    public void release() {
        duty.ifPresent(DutyCycle::release);
    }
}
