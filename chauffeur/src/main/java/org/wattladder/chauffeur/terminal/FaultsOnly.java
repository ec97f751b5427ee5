package org.wattladder.chauffeur.terminal;

import java.io.PrintStream;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;

/** Says nothing but faults: {@code --quiet}. */
public final class FaultsOnly implements Consumer<RunEvent> {
    private final PrintStream out;

    /** Sends faults to this stream. */
    public FaultsOnly(PrintStream out) {
        this.out = out;
    }

    @Override
    public void accept(RunEvent event) {
        if (event instanceof RunEvent.Journaled journaled) {
            if (journaled.entry() instanceof JournalRecord.FaultNoted noted) {
                out.println(noted.fault().place() + ": " + noted.fault().sentence());
            } else if (journaled.entry() instanceof JournalRecord.RunEnded end
                    && !end.termination().complete()) {
                out.println("incomplete: " + end.termination().sentence());
            }
        }
    }
}
