package org.wattladder.worklets.client;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Nothing is to be done while recording. */
final class Unmarked {
    private Unmarked() {}

    static RecordingMarks in(Window window) {
        return RecordingMarks.withoutReading(window, List.of(), new AtomicLong());
    }
}
