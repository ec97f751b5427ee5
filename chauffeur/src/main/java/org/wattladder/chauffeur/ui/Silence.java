package org.wattladder.chauffeur.ui;

import java.io.PrintStream;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Termination;

/** Says nothing but faults: {@code --quiet}. */
public final class Silence implements RunListener {
    private final PrintStream out;

    /** Sends faults to this stream. */
    public Silence(PrintStream out) {
        this.out = out;
    }

    @Override
    public void faulted(Fault fault) {
        out.println(fault.place() + ": " + fault.sentence());
    }

    @Override
    public void runEnded(Termination termination) {
        if (!termination.complete()) {
            out.println("incomplete: " + termination.sentence());
        }
    }
}
