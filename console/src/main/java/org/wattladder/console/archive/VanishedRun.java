package org.wattladder.console.archive;

import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/**
 * A run whose directory is gone while its process is alive.
 *
 * @param name of the run
 * @param directory where it was
 * @param processId that runs it
 */
public record VanishedRun(String name, String directory, long processId) {
    /** What happened, and what to do. */
    public Message sentence() {
        return Message.of("console.vanished", new Name(directory), Long.toString(processId));
    }
}
