package org.wattladder.worklets.client;

import java.io.PrintStream;
import java.util.List;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.FailedLine;

/** The lines to the Director, written by any thread; the first failure is the last line. */
final class ClientLines {
    private final PrintStream out;
    private final Leave leave;
    private boolean closed;

    ClientLines(PrintStream out, Leave leave) {
        this.out = out;
        this.leave = leave;
    }

    synchronized void write(List<? extends ClientLine> lines) {
        if (closed) {
            return;
        }
        for (ClientLine line : lines) {
            out.print(line.text());
            out.print('\n');
        }
        out.flush();
        if (out.checkError()) {
            closed = true;
            leave.with(Leave.ABANDONED);
        }
    }

    /** Says why this client cannot go on, and leaves, even when there is no memory left to say it. */
    void fail(String sentence, int code) {
        try {
            write(List.of(new FailedLine(sentence)));
        } finally {
            close();
            leave.with(code);
        }
    }

    private synchronized void close() {
        closed = true;
    }
}
