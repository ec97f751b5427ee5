package org.wattladder.chauffeur.terminal;

import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;

/** What a terminal says of a run that did not do everything in its plan. */
final class Ends {
    private Ends() {}

    static Message of(Termination termination) {
        return Message.of("progress.incomplete", termination.reason().orElse(Message.of("run-incomplete.unknown")));
    }
}
