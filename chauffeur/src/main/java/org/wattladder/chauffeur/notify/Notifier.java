package org.wattladder.chauffeur.notify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.language.Words;

/**
 * Tells recipients that a run became invalid, once, and that it is over. It says the first when a worklet has ended, while
 * the next one is launched; while an interval that counts records it says nothing. An address that cannot be told costs a line on the screen.
 */
public final class Notifier implements Consumer<RunEvent> {
    private static final Duration LAST_NOTICES_LIMIT = Duration.ofSeconds(50);

    private final Map<String, Recipient> recipients = new LinkedHashMap<>();
    private final Words words;
    private final Consumer<String> complaints;
    private final CountDownLatch over = new CountDownLatch(1);
    private Optional<RunEvent.RunStarted> started = Optional.empty();
    private Optional<FirstFinding> judging = Optional.empty();
    private Optional<Verdict> verdict = Optional.empty();

    /**
     * Tells these.
     *
     * @param named addresses to POST to, or commands
     * @param words of the language it speaks
     * @param complaints hears a sentence when a recipient was not told
     * @throws IOException with a sentence, if one of them can be no recipient
     */
    public Notifier(List<String> named, Words words, Consumer<String> complaints) throws IOException {
        for (String name : named) {
            recipients.put(name, Recipients.of(name));
        }
        this.words = words;
        this.complaints = complaints;
    }

    @Override
    public void accept(RunEvent event) {
        if (event instanceof RunEvent.RunStarted begun) {
            started = Optional.of(begun);
            judging = Optional.of(new FirstFinding(begun.plan(), before(begun.directory())));
        } else if (event instanceof RunEvent.Journaled journaled) {
            judging.flatMap(judge -> judge.after(journaled)).ifPresent(this::invalid);
        } else if (event instanceof RunEvent.ReportsWritten written) {
            verdict = Optional.of(written.verdict());
        } else if (event instanceof RunEvent.Finished finished) {
            finished(finished);
            over.countDown();
        }
    }

    /** Waits until recipients know that the run is over, but not forever. */
    public void await() throws InterruptedException {
        if (!over.await(LAST_NOTICES_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
            recipients.keySet().forEach(name -> complain(name, "it takes too long"));
        }
    }

    /** Of a run that is resumed; a journal that cannot be read ends the run itself. */
    private static List<JournalRecord> before(String directory) {
        Path journal = Path.of(directory, RunDirectory.JOURNAL);
        try {
            return Files.exists(journal) ? JournalReader.read(journal) : List.of();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private void invalid(Finding finding) {
        judging = Optional.empty();
        String place = words.say(finding.place());
        tell("invalid", Optional.empty(), OptionalInt.empty(), place + ": " + words.say(finding.message()), 1);
    }

    private void finished(RunEvent.Finished end) {
        Message how = end.complaint().or(() -> verdict.map(Verdict::word)).orElse(Message.of("run-incomplete.unknown"));
        tell("ended", verdict.map(Verdict::label), OptionalInt.of(end.exitCode()), words.say(how), 2);
    }

    /** A run that never got as far as its plan tells nobody: its caller sees why. */
    private void tell(String notice, Optional<String> judged, OptionalInt exitCode, String text, int attempts) {
        started.ifPresent(run -> {
            RunPlan plan = run.plan();
            Notice said = new Notice(
                    notice, name(run.directory()), run.directory(), plan.suite().name(), judged, exitCode, text);
            recipients.forEach((name, recipient) -> tell(name, recipient, said, attempts));
        });
    }

    private void tell(String name, Recipient recipient, Notice notice, int attempts) {
        for (int left = attempts; left > 0; left--) {
            try {
                recipient.tell(notice);
                return;
            } catch (IOException notTold) {
                if (left == 1) {
                    complain(name, ExceptionText.of(notTold));
                }
            } catch (InterruptedException nobodyInterruptsThisThread) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void complain(String name, String why) {
        complaints.accept(words.say(Message.of("notify.failed", name, why)));
    }

    private static String name(String directory) {
        return directory.substring(directory.lastIndexOf('/') + 1);
    }
}
