package org.wattladder.chauffeur.service;

import java.util.Optional;
import org.wattladder.model.text.Message;

/**
 * How a run or series ended.
 *
 * @param exitCode what a process that only runs it tells its caller
 * @param text the text report, or the summary of a series; empty when there was nothing to report
 * @param complaint why nothing more could be done; empty when the report says everything
 */
public record RunOutcome(ExitCode exitCode, Optional<String> text, Optional<Message> complaint) {

    /** Whether it ended before its first worklet, and so has nothing to keep. */
    boolean nothingBegan() {
        return text.isEmpty() && complaint.isPresent();
    }

    static RunOutcome reported(ExitCode exitCode, String text) {
        return new RunOutcome(exitCode, Optional.of(text), Optional.empty());
    }

    static RunOutcome failed(ExitCode exitCode, Message complaint) {
        return new RunOutcome(exitCode, Optional.empty(), Optional.of(complaint));
    }
}
