package org.wattladder.chauffeur.ui;

import java.io.PrintStream;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;

/** Says nothing but faults: {@code --quiet}. */
public final class Silence implements RunListener {
    private final PrintStream out;
    private final Words words;

    /** Sends faults to this stream, in these words. */
    public Silence(PrintStream out, Words words) {
        this.out = out;
        this.words = words;
    }

    @Override
    public void faulted(Fault fault) {
        out.println(words.say(Message.of("fault.at", fault.place(), fault.reason())));
    }

    @Override
    public void runEnded(Termination termination) {
        if (!termination.complete()) {
            out.println(words.say(Ends.of(termination)));
        }
    }
}
