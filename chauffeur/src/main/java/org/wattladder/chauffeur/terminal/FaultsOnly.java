package org.wattladder.chauffeur.terminal;

import java.io.PrintStream;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;

/** Says nothing but faults, each once: {@code --quiet}. */
public final class FaultsOnly implements Consumer<RunEvent> {
    private final PrintStream out;
    private final Words words;
    private boolean told;

    /** Sends faults to this stream, in these words. */
    public FaultsOnly(PrintStream out, Words words) {
        this.out = out;
        this.words = words;
    }

    @Override
    public void accept(RunEvent event) {
        if (event instanceof RunEvent.Journaled journaled) {
            if (journaled.entry() instanceof JournalRecord.FaultNoted noted) {
                out.println(words.say(Message.of(
                        "fault.at", noted.fault().place(), noted.fault().reason())));
                noted.fault().lastLines().forEach(line -> out.println("  " + line));
                told = true;
            } else if (journaled.entry() instanceof JournalRecord.RunEnded end
                    && !end.termination().complete()
                    && !told) {
                out.println(words.say(Ends.of(end.termination())));
            }
        }
    }
}
