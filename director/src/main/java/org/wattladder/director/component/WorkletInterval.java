package org.wattladder.director.component;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.model.claim.AskedClient;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.CutLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.EndLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.GoLine;
import org.wattladder.worklets.link.RunLine;
import org.wattladder.worklets.link.StageLine;

/** One interval of the clients of a worklet, from the lines that order it to the last answer. */
final class WorkletInterval {
    private final ComponentName name;
    private final IntervalOrder order;
    private final RunInterval interval;
    private final Load load;
    private final List<ClientLaunch> launches;
    private final ClientProcesses processes;
    private final Deadlines deadlines;
    private final DirectorParts parts;
    private final ComponentListener listener;
    private final Consumer<Message> fault;
    private final IntervalAnswers answers;
    private final Optional<IterationStages> stages;
    private long askedNanos;
    private boolean over;

    /**
     * Joins the parts.
     *
     * @param fault takes the reason when the interval cannot go on
     */
    WorkletInterval(
            ComponentName name,
            IntervalOrder order,
            List<ClientLaunch> launches,
            ClientProcesses processes,
            Deadlines deadlines,
            DirectorParts parts,
            ComponentListener listener,
            Consumer<Message> fault) {
        this.name = name;
        this.order = order;
        this.interval = order.interval();
        this.load = order.work().load();
        this.launches = launches;
        this.processes = processes;
        this.deadlines = deadlines;
        this.parts = parts;
        this.listener = listener;
        this.fault = fault;
        answers = new IntervalAnswers(interval.interval(), launches.size(), load instanceof Load.Outstanding);
        stages = load instanceof Load.Iterations
                ? Optional.of(new IterationStages(interval.interval(), launches.size()))
                : Optional.empty();
    }

    void begin() {
        if (load instanceof Load.Iterations iterations) {
            iterate(iterations);
            return;
        }
        List<Integer> users =
                launches.stream().map(launch -> launch.place().users()).toList();
        List<RunLine> lines = RunLines.of(order, users);
        long recordingAt = order.startNanos() + interval.preNanos();
        processes.send(lines);
        deadlines.at(recordingAt, () -> {
            answers.open();
            listener.onRecordingStarted(name, recordingAt);
        });
        endAfter(interval.recordingNanos());
    }

    /**
     * Ends recording after this early end.
     *
     * @throws IllegalArgumentException if it is none, or over
     */
    void cut(long recordingNanos) {
        if (over || !interval.earlyEnds().contains(recordingNanos)) {
            throw new IllegalArgumentException(
                    "recording of interval " + interval.interval() + " cannot end after " + recordingNanos + " ns");
        }
        deadlines.forget();
        if (!(load instanceof Load.Idle)) {
            processes.sendAll(new CutLine(interval.interval(), recordingNanos));
        }
        endAfter(recordingNanos);
    }

    private void endAfter(long recordingNanos) {
        askedNanos = recordingNanos;
        long endAt = order.startNanos() + interval.preNanos() + recordingNanos + interval.postNanos();
        if (load instanceof Load.Idle) {
            deadlines.at(endAt, this::finish);
        } else {
            deadlines.at(
                    endAt + parts.limits().done().toNanos(),
                    () -> fault.accept(Message.of("fault.clients-silent", answers.missing(), interval.interval())));
        }
    }

    private void iterate(Load.Iterations iterations) {
        askedNanos = interval.recordingNanos();
        deadlines.at(
                order.startNanos() + interval.recordingNanos(),
                () -> fault.accept(Message.of(
                        "fault.iterations-unfinished",
                        stages.orElseThrow().missing(),
                        interval.interval(),
                        interval.recordingNanos() / 1_000_000_000)));
        processes.sendAll(RunLines.of(interval.interval(), iterations, order.startNanos()));
    }

    /**
     * Takes the line of a client.
     *
     * @throws IllegalArgumentException if it is out of place
     * @throws Impossible if it says what cannot be
     */
    void take(int client, ClientLine line) throws Impossible {
        if (over) {
            throw new IllegalArgumentException("unexpected line while no interval runs: " + line.text());
        }
        if (line instanceof StageLine stage) {
            pass(client, stage);
        } else if (line instanceof CountLine count) {
            answers.add(client, count);
        } else if (line instanceof FigureLine figure) {
            answers.add(client, figure);
        } else if (line instanceof DoneLine done) {
            judge(client, answers.add(client, done));
            if (answers.complete()) {
                finish();
            }
        }
    }

    /** The client has been at it since the start at most, by the clock that all processes of a machine share. */
    private void judge(int client, ClientInterval answer) throws Impossible {
        new AskedClient(
                        client,
                        true,
                        launches.get(client - 1).place().users(),
                        load,
                        interval.preNanos(),
                        askedNanos,
                        parts.time().nanoTime() - order.startNanos())
                .judge(answer);
    }

    private void pass(int client, StageLine line) {
        IterationStages reached = stages.orElseThrow(
                () -> new IllegalArgumentException("unexpected line while no iterations run: " + line.text()));
        if (!reached.add(client, line, parts.time().nanoTime())) {
            return;
        }
        if (line.stage() == StageLine.Stage.PRE) {
            long goNanos = parts.time().nanoTime() + parts.limits().lead().toNanos();
            reached.go(goNanos);
            answers.open();
            processes.sendAll(new GoLine(line.interval(), goNanos));
            deadlines.at(goNanos, () -> listener.onRecordingStarted(name, goNanos));
        } else {
            listener.onRecordingEnded(name, reached.recordingNanos());
            processes.sendAll(new EndLine(line.interval()));
        }
    }

    private void finish() {
        over = true;
        deadlines.forget();
        listener.onDone(name, answers.toList());
    }
}
