package org.wattladder.director.program;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** The lines by which a program answers that is told what to do: {@code ready}, {@code done N [hdr BASE64]}, {@code wrong TEXT}. */
public final class Told {
    /** Eighteen digits fit a long. */
    private static final Pattern DONE = Pattern.compile("done (\\d{1,18})(?: hdr (\\S+))?");

    private static final String WRONG = "wrong ";

    private Told() {}

    /**
     * What was done between start and stop.
     *
     * @param units from 1
     * @param times how long each took, nanoseconds, HdrHistogram compressed form as base64; empty when it does not tell
     */
    public record Done(long units, String times) {}

    /** Whether this line is an answer; all others are its own affair. */
    public static boolean meansSomething(String line) {
        return line.equals("ready") || line.startsWith("done ") || line.startsWith(WRONG);
    }

    /**
     * What an answer says was done; empty for {@code ready}.
     *
     * @throws Untrustworthy if it says that its work is wrong, or cannot be
     */
    public static Optional<Done> done(String line) throws Untrustworthy {
        if (line.equals("ready")) {
            return Optional.empty();
        }
        if (line.startsWith(WRONG)) {
            throw new Untrustworthy(Message.of("program.wrong-work", new Name(line.substring(WRONG.length()))));
        }
        Matcher matcher = DONE.matcher(line);
        if (!matcher.matches()) {
            throw new Untrustworthy(Message.of("program.no-number", new Name(line)));
        }
        long units = Long.parseLong(matcher.group(1));
        String times = matcher.group(2) == null ? "" : matcher.group(2);
        if (units == 0) {
            throw new Untrustworthy(Message.of("program.nothing-done"));
        }
        Untrustworthy.checkUnits((double) units);
        if (!times.isEmpty() && counted(times) != units) {
            throw new Untrustworthy(Message.of("program.other-times", units, counted(times)));
        }
        return Optional.of(new Done(units, times));
    }

    private static long counted(String times) throws Untrustworthy {
        try {
            return Histograms.sum(List.of(times)).map(Histogram::getTotalCount).orElse(0L);
        } catch (IllegalArgumentException damaged) {
            throw new Untrustworthy(Message.of("program.damaged-times"));
        }
    }
}
