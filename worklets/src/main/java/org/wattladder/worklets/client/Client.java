package org.wattladder.worklets.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.CutLine;
import org.wattladder.worklets.link.DirectorLine;
import org.wattladder.worklets.link.EndLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.GoLine;
import org.wattladder.worklets.link.IterateLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;
import org.wattladder.worklets.link.StopLine;

/**
 * The client without its process: starts the users, reads the lines of the Director on the calling thread, and answers
 * on the thread of whichever user is through last.
 */
final class Client {
    private final JvmCounters counters;
    private final ClientLines answers;
    private final Worklet worklet;
    private final ClientArguments arguments;
    private final List<User> users;
    private final AtomicInteger unready;
    private final Clock clock;
    private final AtomicBoolean busy = new AtomicBoolean(true);
    private Optional<IterationRun> iterations = Optional.empty();
    private Optional<IntervalRun> timed = Optional.empty();
    private volatile Optional<Session> session = Optional.empty();

    Client(Worklet worklet, ClientArguments arguments, Clock clock, JvmCounters counters, ClientLines answers) {
        PlannedContext.check(worklet.description(), arguments);
        this.worklet = worklet;
        this.arguments = arguments;
        this.counters = counters;
        this.clock = clock;
        this.answers = answers;
        unready = new AtomicInteger(arguments.users());
        users = IntStream.rangeClosed(1, arguments.users())
                .mapToObj(number -> new User(number, worklet, arguments, clock, this))
                .toList();
    }

    /** Serves until the Director says stop or is gone; returns the exit code. */
    int serve(BufferedReader lines) {
        // Not here, for opening may take long and this thread must notice when the Director is gone.
        Thread opening = new Thread(this::open, "session");
        opening.setDaemon(true);
        opening.start();
        try {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                DirectorLine line = DirectorLine.parse(text);
                if (line instanceof StopLine) {
                    return close();
                }
                take(line);
            }
            return Leave.ABANDONED;
        } catch (IOException gone) {
            return Leave.ABANDONED;
        } catch (IllegalArgumentException refused) {
            answers.fail("client of worklet " + name() + ": " + refused.getMessage(), Leave.FAILED);
            return Leave.FAILED;
        }
    }

    private void open() {
        try {
            Session opened = worklet.open(new PlannedClient(worklet.description(), arguments));
            session = Optional.of(opened);
            users.forEach(user -> user.start(opened));
        } catch (Throwable thrown) {
            answers.fail(
                    "worklet " + name() + ", while opening its session: " + Failures.sentence(thrown), Leave.FAILED);
        }
    }

    private int close() {
        try {
            session.ifPresent(Session::close);
            return Leave.WELL;
        } catch (RuntimeException thrown) {
            answers.fail(
                    "worklet " + name() + ", while closing its session: " + Failures.sentence(thrown), Leave.FAILED);
            return Leave.FAILED;
        }
    }

    private String name() {
        return worklet.description().name();
    }

    private void take(DirectorLine line) {
        if (line instanceof RunLine run) {
            IntervalRun next = new IntervalRun(run, users.size(), counters);
            begin(run.interval(), line, next);
            timed = Optional.of(next);
        } else if (line instanceof CutLine cut) {
            timed.filter(running -> running.number() == cut.interval())
                    .orElseThrow(() -> new IllegalArgumentException(
                            "interval " + cut.interval() + " does not run: " + line.text()))
                    .cut(cut.recordingNanos(), clock);
        } else if (line instanceof IterateLine iterate) {
            IterationRun next =
                    new IterationRun(iterate, users.size(), clock, counters, answer -> answers.write(List.of(answer)));
            begin(iterate.interval(), line, next);
            iterations = Optional.of(next);
        } else if (line instanceof GoLine go) {
            iterations(go.interval(), line).go(go.startNanos());
        } else if (line instanceof EndLine end) {
            iterations(end.interval(), line).end();
        }
    }

    private void begin(long number, DirectorLine line, ClientRun interval) {
        if (busy.getAndSet(true)) {
            throw new IllegalArgumentException(
                    "interval " + number + " was asked for before the last answer: " + line.text());
        }
        users.forEach(user -> user.give(interval));
    }

    private IterationRun iterations(long number, DirectorLine line) {
        return iterations
                .filter(running -> running.number() == number)
                .orElseThrow(() ->
                        new IllegalArgumentException("interval " + number + " runs no iterations: " + line.text()));
    }

    /**
     * Called by each user once; the last one collects what opening has dropped, so that data is where it stays before
     * anything is measured, and tells the Director.
     */
    void ready() {
        if (unready.decrementAndGet() == 0) {
            counters.collect();
            busy.set(false);
            String java = System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
            long dataBytes = users.stream().mapToLong(User::dataBytes).sum();
            String engine = users.get(0).loop().pipeline().map(Pipeline::engine).orElse("");
            Optional<BypassProof> bypass =
                    users.stream().flatMap(user -> user.bypass().stream()).reduce(BypassProof::weaker);
            answers.write(List.of(new ReadyLine(ProcessHandle.current().pid(), dataBytes, java, engine, bypass)));
        }
    }

    /**
     * Called by the last user of an interval. Collects outside of all parts, which tells what is live and lets each
     * interval, calibration or level, begin with the same heap.
     */
    void finished(ClientRun interval) {
        List<TransactionLoop> loops = users.stream().map(User::loop).toList();
        session.orElseThrow().audit();
        List<Figure> figures = new ArrayList<>(session.orElseThrow().figures());
        for (Figure figure : figures) {
            Figure.refusal(figure.name()).ifPresent(why -> {
                throw new IllegalStateException(why);
            });
        }
        figures.addAll(interval.counted(loops));
        counters.collect().ifPresent(bytes -> figures.add(ClientFigure.LIVE_HEAP.of((double) bytes)));
        List<ClientLine> lines = new ArrayList<>();
        figures.forEach(figure -> lines.add(new FigureLine(interval.number(), figure)));
        lines.addAll(interval.answer(loops));
        busy.set(false);
        answers.write(lines);
    }

    /** Called by a user that cannot go on. */
    void failed(int user, String moment, Throwable thrown) {
        answers.fail(
                "worklet " + name() + ", user " + user + ", " + moment + ": " + Failures.sentence(thrown),
                Leave.FAILED);
    }
}
