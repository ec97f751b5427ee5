package org.wattladder.director.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.conditions.Watch;
import org.wattladder.director.host.PeakMemory;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.host.StoppedProcesses;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.ClientListener;
import org.wattladder.director.launch.WorkThread.Deadline;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.EndLine;
import org.wattladder.worklets.link.FailedLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.GoLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;
import org.wattladder.worklets.link.StageLine;

/**
 * The clients of one worklet from launch to end; used on the work thread. The first thing that goes wrong with any
 * client ends all of them, and is told to the Chauffeur once.
 */
final class WorkletClients implements ClientListener {
    private static final Logger LOG = LoggerFactory.getLogger(WorkletClients.class);

    private final String worklet;
    private final List<ClientLaunch> launches;
    private final SessionParts parts;
    private final Consumer<DirectorEvent> chauffeur;
    private final Processes processes;
    private final Roll roll = new Roll();
    private final List<Deadline> deadlines = new ArrayList<>();
    private Optional<Answers> running = Optional.empty();
    private Optional<Iterations> iterations = Optional.empty();
    private Optional<Watch> watch = Optional.empty();
    private boolean ended;

    WorkletClients(String worklet, List<ClientLaunch> launches, SessionParts parts, Consumer<DirectorEvent> chauffeur) {
        this.worklet = worklet;
        this.launches = launches;
        this.parts = parts;
        this.chauffeur = chauffeur;
        this.processes = new Processes(parts.patience(), parts.time());
    }

    /** Starts every client; {@link Prepared} or {@link Failed} follows. */
    void start() {
        long heaps = launches.stream().mapToLong(ClientLaunch::heapBytes).sum();
        long stored = launches.stream().mapToLong(ClientLaunch::storedBytes).sum();
        long nanos = parts.patience().ready(heaps, stored).toNanos();
        try {
            processes.start(launches, parts, this);
            tellLater();
            expect(nanos, () -> fail("client(s) " + roll.missing(launches) + " not ready in time", List.of()));
        } catch (IOException cannotStart) {
            fail("a client could not be started: " + cannotStart.getMessage(), List.of());
        }
    }

    /** Lets the Chauffeur tell a Director that works from one that does not; ends with the last client ready. */
    private void tellLater() {
        expect(parts.patience().tell().toNanos(), () -> {
            List<Integer> stopped =
                    processes.in(new StoppedProcesses(parts.machine().files()));
            if (stopped.isEmpty()) {
                chauffeur.accept(new Preparing(roll.size(), launches.size()));
                tellLater();
            } else {
                fail("client(s) " + stopped + " stopped by a signal or a debugger", List.of());
            }
        });
    }

    /** Says whether all clients are up and no interval runs. */
    boolean waiting() {
        return !ended && roll.size() == launches.size() && running.isEmpty();
    }

    /** Says whether the clients have been ended. */
    boolean ended() {
        return ended;
    }

    /** Runs one interval; {@link RecordingStarted} and {@link IntervalDone}, or {@link Failed}, follow. */
    void run(RunInterval interval) {
        watch = Optional.of(
                Watch.begin(parts.machine(), parts.time(), parts.patience().probe(), processes.ids()));
        long preNanos = interval.preNanos();
        long wholeNanos = preNanos + interval.recordingNanos() + interval.postNanos();
        long startNanos =
                StartTime.of(interval, parts.time().nanoTime(), parts.patience().lead());
        List<Integer> users =
                launches.stream().map(launch -> launch.place().users()).toList();
        if (interval.load() instanceof Load.Iterations load) {
            iterate(interval, load, startNanos);
            return;
        }
        List<RunLine> lines = RunLines.of(interval, startNanos, users);
        Answers answers = new Answers(interval.interval(), lines.size(), interval.load() instanceof Load.Outstanding);
        running = Optional.of(answers);
        processes.send(lines);
        expectAt(startNanos + preNanos, () -> {
            answers.open();
            chauffeur.accept(new RecordingStarted(interval.interval(), startNanos + preNanos));
        });
        if (lines.isEmpty()) {
            expectAt(startNanos + wholeNanos, () -> finish(interval.interval(), answers));
        } else {
            long patienceNanos = parts.patience().done().toNanos();
            expectAt(
                    startNanos + wholeNanos + patienceNanos,
                    () -> fail(
                            "client(s) " + answers.missing() + " did not answer for interval " + interval.interval()
                                    + " in time",
                            List.of()));
        }
    }

    private void iterate(RunInterval interval, Load.Iterations load, long startNanos) {
        running = Optional.of(new Answers(interval.interval(), launches.size(), false));
        Iterations stages = new Iterations(interval.interval(), launches.size());
        iterations = Optional.of(stages);
        expectAt(
                startNanos + interval.recordingNanos(),
                () -> fail(
                        "client(s) " + stages.missing() + " did not finish the iterations of interval "
                                + interval.interval() + " within their limit of "
                                + interval.recordingNanos() / 1_000_000_000 + " s; plan fewer iterations or a longer"
                                + " limit",
                        List.of()));
        processes.sendAll(RunLines.of(interval.interval(), load, startNanos));
    }

    private void pass(int client, StageLine line) {
        Iterations stages = iterations.orElseThrow(
                () -> new IllegalArgumentException("unexpected line while no iterations run: " + line.text()));
        if (!stages.add(client, line)) {
            return;
        }
        if (line.stage() == StageLine.Stage.PRE) {
            long goNanos = parts.time().nanoTime() + parts.patience().lead().toNanos();
            stages.go(goNanos);
            answers(line).open();
            processes.sendAll(new GoLine(line.interval(), goNanos));
            expectAt(goNanos, () -> chauffeur.accept(new RecordingStarted(line.interval(), goNanos)));
        } else {
            chauffeur.accept(new RecordingEnded(line.interval(), stages.recordingNanos()));
            processes.sendAll(new EndLine(line.interval()));
        }
    }

    /** The most memory each client has held so far; none when they have been ended. */
    List<ClientPeak> peaks() {
        return ended
                ? List.of()
                : processes.peaks(new PeakMemory(parts.machine().files()));
    }

    /** Asks all clients to leave, kills those that do not, and returns process ids that outlive it. */
    List<Long> stop() {
        end();
        return processes.stop();
    }

    /** Kills all clients and returns process ids that outlive it. */
    List<Long> kill() {
        end();
        return processes.kill();
    }

    @Override
    public void onLine(int client, ClientLine line) {
        if (ended) {
            return;
        }
        try {
            take(client, line);
        } catch (IllegalArgumentException outOfPlace) {
            onGarbage(client, outOfPlace.getMessage());
        }
    }

    private void take(int client, ClientLine line) {
        if (line instanceof ReadyLine ready) {
            roll.add(processes.of(client), ready);
            if (roll.size() == launches.size()) {
                prepared();
            }
        } else if (line instanceof StageLine stage) {
            pass(client, stage);
        } else if (line instanceof CountLine count) {
            answers(line).add(client, count);
        } else if (line instanceof FigureLine figure) {
            answers(line).add(client, figure);
        } else if (line instanceof DoneLine done) {
            answers(line).add(client, done);
            if (answers(line).complete()) {
                finish(done.interval(), answers(line));
            }
        } else if (line instanceof FailedLine failed) {
            failOf(client, failed.sentence());
        }
    }

    @Override
    public void onGarbage(int client, String sentence) {
        if (!ended) {
            failOf(client, "broke the protocol: " + sentence);
        }
    }

    @Override
    public void onExit(int client, int exitCode) {
        if (!ended) {
            failOf(client, "ended unexpectedly with exit code " + exitCode + meaning(exitCode));
        }
    }

    private Answers answers(ClientLine line) {
        return running.orElseThrow(
                () -> new IllegalArgumentException("unexpected line while no interval runs: " + line.text()));
    }

    private void prepared() {
        forgetDeadlines();
        List<ClientFacts> facts =
                roll.facts(launches, new PinnedCpus(parts.machine().files()));
        LOG.info("prepared {} client(s) of {}", facts.size(), worklet);
        chauffeur.accept(new Prepared(facts));
    }

    private void finish(long interval, Answers answers) {
        forgetDeadlines();
        running = Optional.empty();
        iterations = Optional.empty();
        chauffeur.accept(
                new IntervalDone(interval, answers.toList(), watch.orElseThrow().end()));
        LOG.info("finished interval {} of {}", interval, worklet);
    }

    private void failOf(int client, String sentence) {
        end();
        processes.kill();
        processes.of(client).awaitLastLines();
        fail(
                "client " + client + " (process " + processes.of(client).processId() + ") " + sentence,
                processes.of(client).lastLines());
    }

    /** Ends all clients, then tells the Chauffeur why. */
    void fail(String sentence, List<String> lastLines) {
        List<Long> alive = kill();
        String outlived = alive.isEmpty() ? "" : "; process(es) " + alive + " did not end when killed";
        LOG.warn("failed {}: {}{}", worklet, sentence, outlived);
        chauffeur.accept(new Failed("worklet " + worklet + ": " + sentence + outlived, lastLines));
    }

    private void end() {
        ended = true;
        running = Optional.empty();
        iterations = Optional.empty();
        forgetDeadlines();
    }

    private void expect(long nanos, Runnable task) {
        deadlines.add(parts.worker().after(nanos, task));
    }

    private void expectAt(long atNanos, Runnable task) {
        expect(Math.max(0, atNanos - parts.time().nanoTime()), task);
    }

    private void forgetDeadlines() {
        deadlines.forEach(Deadline::cancel);
        deadlines.clear();
    }

    private static String meaning(int exitCode) {
        return exitCode > 128 && exitCode < 160 ? " (signal " + (exitCode - 128) + ")" : "";
    }
}
