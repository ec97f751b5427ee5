package org.wattladder.worklets.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.DirectorLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;

/**
 * The client without its process: starts the users, reads the lines of the Director on the calling thread, and answers
 * on the thread of whichever user is through last.
 */
final class Client {
    private final ProcessorTime processor;
    private final Answers answers;
    private final String worklet;
    private final List<User> users;
    private final AtomicInteger unready;
    private final AtomicBoolean busy = new AtomicBoolean(true);

    Client(Worklet worklet, ClientArguments arguments, Clock clock, ProcessorTime processor, Answers answers) {
        PlannedContext.check(worklet.description(), arguments);
        this.worklet = worklet.description().name();
        this.processor = processor;
        this.answers = answers;
        unready = new AtomicInteger(arguments.users());
        users = IntStream.rangeClosed(1, arguments.users())
                .mapToObj(number -> new User(number, worklet, arguments, clock, this))
                .toList();
    }

    /** Serves until the Director says stop or is gone; returns the exit code. */
    int serve(BufferedReader lines) {
        users.forEach(User::start);
        try {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                if (!(DirectorLine.parse(text) instanceof RunLine line)) {
                    return Leave.WELL;
                }
                run(line);
            }
            return Leave.ABANDONED;
        } catch (IOException gone) {
            return Leave.ABANDONED;
        } catch (IllegalArgumentException refused) {
            answers.fail("client of worklet " + worklet + ": " + refused.getMessage(), Leave.FAILED);
            return Leave.FAILED;
        }
    }

    private void run(RunLine line) {
        if (busy.getAndSet(true)) {
            throw new IllegalArgumentException(
                    "interval " + line.interval() + " was asked for before the last answer: " + line.text());
        }
        IntervalRun interval = new IntervalRun(line, users.size(), processor);
        users.forEach(user -> user.give(interval));
    }

    /** Called by each user once; the last one tells the Director. */
    void ready() {
        if (unready.decrementAndGet() == 0) {
            busy.set(false);
            String java = System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
            long dataBytes = users.stream().mapToLong(User::dataBytes).sum();
            answers.write(List.of(new ReadyLine(ProcessHandle.current().pid(), dataBytes, java)));
        }
    }

    /** Called by the last user of an interval. */
    void finished(IntervalRun interval) {
        List<TransactionLoop> loops = users.stream().map(User::loop).toList();
        var lines = interval.answer(loops);
        busy.set(false);
        answers.write(lines);
    }

    /** Called by a user that cannot go on. */
    void failed(int user, String moment, Throwable thrown) {
        answers.fail(
                "worklet " + worklet + ", user " + user + ", " + moment + ": " + Failures.sentence(thrown),
                Leave.FAILED);
    }
}
