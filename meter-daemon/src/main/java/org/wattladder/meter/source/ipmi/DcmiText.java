package org.wattladder.meter.source.ipmi;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what {@code ipmitool dcmi power reading} prints, in the forms of its versions 1.8.11 to 1.8.19. */
final class DcmiText {
    private static final Pattern NOW = Pattern.compile("Instantaneous power reading\\s*:\\s*(\\d{1,9})\\s+Watts");
    private static final Pattern STATE = Pattern.compile("Power reading state is\\s*:\\s*(activated|deactivated)");

    /** Some versions forget the line break between stamp and period. */
    private static final Pattern STAMP =
            Pattern.compile("IPMI timestamp\\s*:\\s*(.*?)\\s*(?:Sampling period|$)", Pattern.MULTILINE);

    private DcmiText() {}

    /** The reading; empty when the text holds none. */
    static Optional<DcmiPower> parse(String text) {
        Matcher now = NOW.matcher(text);
        Matcher state = STATE.matcher(text);
        if (!now.find() || !state.find()) {
            return Optional.empty();
        }
        Matcher stamp = STAMP.matcher(text);
        Optional<String> stated = stamp.find() ? Optional.of(stamp.group(1)) : Optional.empty();
        return Optional.of(new DcmiPower(
                Integer.parseInt(now.group(1)),
                state.group(1).equals("activated"),
                stated.filter(time -> !time.isEmpty() && !isFirstOfJanuary1970(time))));
    }

    private static boolean isFirstOfJanuary1970(String time) {
        return time.contains("1970") || time.startsWith("01/01/70");
    }
}
