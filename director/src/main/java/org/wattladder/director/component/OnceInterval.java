package org.wattladder.director.component;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import org.wattladder.director.conditions.FamilyTime;
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

/** Lives of a program that does a fixed piece of work, one after the other; recording is from the launch of the first that counts to the end of the last. */
final class OnceInterval implements ProgramWork {
    private static final double SECOND = 1e9;

    private final ProgramComponent component;
    private final ProgramProcesses processes;
    private final ProgramCommands commands;
    private final Map<String, Endpoint> endpoints;
    private final RunInterval interval;
    private final Load.Iterations lives;
    private final Deadlines deadlines;
    private final DirectorParts parts;
    private final long startNanos;
    private final Map<String, Figure> figures = new LinkedHashMap<>();
    private final LongSummaryStatistics lengths = new LongSummaryStatistics();
    private final Optional<AttachedLoad> attached;
    private Map<String, MetricReadings> readings = Map.of();
    private List<String> words = List.of();
    private Optional<RunningProgram> program = Optional.empty();
    private ProgramOutput output = new ProgramOutput(() -> {});
    private int life;
    private double units;
    private long beginNanos;
    private long endNanos;
    private long launchNanos;
    private long processorMillis;
    private long peakBytes;
    private boolean over;

    OnceInterval(
            ProgramComponent component,
            ProgramProcesses processes,
            ProgramCommands commands,
            Map<String, Endpoint> endpoints,
            IntervalOrder order,
            Load.Iterations lives,
            Deadlines deadlines,
            DirectorParts parts) {
        this.component = component;
        this.processes = processes;
        this.commands = commands;
        this.endpoints = endpoints;
        this.interval = order.interval();
        this.lives = lives;
        this.deadlines = deadlines;
        this.parts = parts;
        this.startNanos = order.startNanos();
        this.attached = commands.file().surroundings().attached().map(each -> AttachedLoad.of(parts, each));
    }

    @Override
    public void begin() {
        attached.flatMap(AttachedLoad::ended).ifPresent(this::fault);
        if (over) {
            return;
        }
        try {
            readings = commands.readings(endpoints, parts.time()::nanoTime);
            words = commands.of(lives, processes.place().users(), 0, endpoints);
        } catch (IOException noAddress) {
            fail(noAddress);
            return;
        }
        readings.values().forEach(MetricReadings::rehearse);
        deadlines.at(startNanos, commands.prepare().isPresent() ? this::prepare : this::launch);
        long limit = interval.recordingNanos();
        deadlines.at(startNanos + limit, () -> fault(Message.of("program.outlasts", Math.round(limit / SECOND))));
    }

    private boolean counts() {
        return life >= lives.pre() && life < lives.pre() + lives.measured();
    }

    /** What comes before is run to its end, and counts for nothing. */
    private void prepare() {
        try {
            RunningProgram started = processes.launch(commands.prepare().orElseThrow());
            program = Optional.of(started);
            started.listen(
                    line -> {},
                    code -> parts.worker().execute(() -> {
                        Optional<Message> bad = over ? Optional.empty() : processes.badEnd(started, code, false);
                        bad.ifPresent(this::fault);
                        if (!over) {
                            launch();
                        }
                    }));
        } catch (IOException cannotStart) {
            fail(cannotStart);
        }
    }

    private void launch() {
        try {
            commands.forgetResult();
            output = new ProgramOutput(() ->
                    parts.worker().execute(() -> fault(Message.of("program.floods", ProgramOutput.MOST_LINES))));
            ProgramOutput own = output;
            boolean begins = life == lives.pre();
            long childrenMillis = begins ? takenMillis(attached.map(AttachedLoad::usage)) : 0;
            launchNanos = parts.time().nanoTime();
            RunningProgram started = processes.launch(words);
            program = Optional.of(started);
            started.listen(line -> own.add(parts.time().nanoTime(), line), code -> {
                long at = parts.time().nanoTime();
                parts.worker().execute(() -> onExit(code, at));
            });
            if (begins) {
                readings.values().forEach(MetricReadings::begin);
                beginNanos = launchNanos;
                processorMillis = -childrenMillis;
                component.started(beginNanos);
            }
            if (life == 0) {
                lookAfter(TreeUsage.EARLIER_NANOS);
            }
        } catch (IOException cannotStart) {
            fail(cannotStart);
        }
    }

    /**
     * Looks at the first life, rarer and rarer, for its end is not known, and what has ended tells no memory. Those behind it do the same
     * work, and a look takes as long as a short life.
     */
    private void lookAfter(long nanos) {
        deadlines.after(nanos, () -> {
            if (!over && life == 0) {
                RunningProgram running = program.orElseThrow();
                processes.elsewhere(running).ifPresent(this::fault);
                peakBytes = Math.max(peakBytes, TreeUsage.of(parts, running).peakBytes());
                lookAfter(2 * nanos);
            }
        });
    }

    /** CPU time so far of what is looked at; else of processes that have ended, which count through this one that started them. */
    private long takenMillis(Optional<TreeUsage> looked) {
        return looked.map(TreeUsage::processorMillis)
                .orElseGet(() -> FamilyTime.endedMillis(
                        parts.machine().files(), ProcessHandle.current().pid()));
    }

    /** What a life left behind is looked for after the first and the last of them, as that takes as long as a short life. */
    private void onExit(int code, long atNanos) {
        if (over) {
            return;
        }
        boolean last = life + 1 == lives.pre() + lives.measured() + lives.post();
        Optional<Message> bad = last || life == 0
                ? processes.badEnd(program.orElseThrow(), code, false).or(processes::overfull)
                : processes.badCode(code);
        if (bad.isPresent()) {
            fault(bad.get());
            return;
        }
        try {
            count(atNanos);
        } catch (Untrustworthy why) {
            fault(why.reason());
            return;
        }
        life++;
        if (life == lives.pre() + lives.measured()) {
            endNanos = atNanos;
            readings.values().forEach(MetricReadings::end);
            Optional<TreeUsage> looked = attached.map(AttachedLoad::usage);
            processorMillis += takenMillis(looked);
            peakBytes = looked.map(TreeUsage::peakBytes).orElse(peakBytes);
            attached.flatMap(AttachedLoad::ended).ifPresent(this::fault);
            if (over) {
                return;
            }
            component.ended(endNanos - beginNanos);
        }
        if (last) {
            finish();
        } else {
            launch();
        }
    }

    private void count(long atNanos) throws Untrustworthy {
        RecordedWork counted = RecordedWork.of(
                commands.file().counting(), output.lines(), commands.result(), Span.whole(launchNanos, atNanos));
        if (counts()) {
            units += counted.units().orElseThrow();
            Untrustworthy.checkUnits(units);
            lengths.accept(atNanos - launchNanos);
            counted.figures()
                    .forEach(figure -> figures.merge(
                            figure.name(),
                            figure,
                            (sum, more) -> new Figure(sum.name(), sum.value() + more.value(), sum.unit())));
        }
    }

    /** Figures of the lives become their mean; what an endpoint counted is divided among them. */
    private List<Figure> means() throws Untrustworthy {
        List<Figure> means = new ArrayList<>();
        figures.values().forEach(sum -> means.add(new Figure(sum.name(), sum.value() / lives.measured(), sum.unit())));
        for (Map.Entry<String, MetricReadings> counter : readings.entrySet()) {
            double counted = counter.getValue().within(Span.whole(beginNanos, endNanos));
            means.add(new Figure(counter.getKey(), counted / lives.measured(), ""));
        }
        return means;
    }

    private void finish() {
        List<Figure> all;
        try {
            all = means();
        } catch (Untrustworthy why) {
            fault(why.reason());
            return;
        }
        over = true;
        long recordingNanos = endNanos - beginNanos;
        all.add(new Figure("seconds-to-completion", lengths.getAverage() / SECOND, "s"));
        if (lives.measured() > 1) {
            all.add(new Figure("shortest-seconds", lengths.getMin() / SECOND, "s"));
            all.add(new Figure("longest-seconds", lengths.getMax() / SECOND, "s"));
        }
        if (peakBytes > 0 && commands.file().literal()) { // of several commands in one worklet, each has its own
            all.add(new Figure("peak-memory-bytes", peakBytes, "B"));
        }
        component.done(ProgramAnswer.of(
                processes.place(),
                Math.max(0, beginNanos - startNanos),
                recordingNanos,
                Measurement.of(1e8 * processorMillis / recordingNanos),
                0,
                new TypeResult(commands.file().unit(), Math.round(units), 0, "", ""),
                all,
                peakBytes));
    }

    private void fail(IOException cannotStart) {
        component.fail(Message.of("fault.component-not-started", component.spoken(), ExceptionText.of(cannotStart)));
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
}
