package org.wattladder.meter.console;

import java.io.PrintWriter;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.model.text.Printable;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Stamp;

/** Dated lines on standard error, and events in the log of samples where that is wanted. */
public final class Console {
    private final PrintWriter out;
    private final TimeSource time;
    private final ZoneId zone;
    private final Optional<SampleLog> events;

    /**
     * A console.
     *
     * @param events gets warnings, errors and notices too; empty unless asked for
     */
    public Console(PrintWriter out, TimeSource time, ZoneId zone, Optional<SampleLog> events) {
        this.out = out;
        this.time = time;
        this.zone = zone;
        this.events = events;
    }

    /** A line without date, as at the start; what a client sent comes without control characters. */
    public synchronized void plain(String text) {
        out.println(Printable.of(text));
        out.flush();
    }

    /** A dated line. */
    public void say(String text) {
        plain(Stamp.text(now()) + ": " + text);
    }

    /** A dated line that is an event. */
    public void notice(String text) {
        say(text);
        events.ifPresent(log -> log.addEvent(now(), "NOTICE", text));
    }

    /** Something that is not right, though figures go on. */
    public void warn(String text) {
        say("WARNING: " + text);
        events.ifPresent(log -> log.addEvent(now(), "NOTICE", "WARNING: " + text));
    }

    /** A figure is wrong. */
    public void error(String text) {
        say("ERROR: " + text);
        events.ifPresent(log -> log.addEvent(now(), "ERROR", text));
    }

    /** What went to the client, to the last line: those who check a measurement look for its samples here. */
    public void answered(List<String> lines) {
        say("Response to client sent: " + String.join(System.lineSeparator(), lines));
    }

    private LocalDateTime now() {
        return LocalDateTime.ofInstant(time.now(), zone);
    }
}
