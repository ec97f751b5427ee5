package org.wattladder.reporter.format.text;

import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;

/**
 * What a summary is shown on.
 *
 * @param width in columns; fewer than 80 count as 80
 * @param color whether it shows colours
 * @param command that measures the same at full length; empty when it is not known
 */
public record Screen(int width, boolean color, String command) {
    private static final int NARROWEST = 80;
    private static final int WIDEST = 120;
    private static final String RED = "31";
    private static final String YELLOW = "33";
    private static final String GREEN = "32";
    private static final String CYAN = "36";

    public Screen {
        width = Math.min(WIDEST, Math.max(NARROWEST, width));
    }

    String paint(Verdict verdict, String text) {
        return painted(
                "1;"
                        + switch (verdict) {
                            case VALID -> GREEN;
                            case RESEARCH, REHEARSAL, PUBLISHED -> CYAN;
                            case INVALID, INCOMPLETE -> RED;
                        },
                text);
    }

    String paint(Severity severity, String text) {
        return switch (severity) {
            case INVALID -> painted(RED, text);
            case WOULD_BE_INVALID, WARNING -> painted(YELLOW, text);
            case NOTE -> text;
        };
    }

    private String painted(String code, String text) {
        return color ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
