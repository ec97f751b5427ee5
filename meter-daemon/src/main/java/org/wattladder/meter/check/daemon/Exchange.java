package org.wattladder.meter.check.daemon;

/**
 * One command and the first line that came back.
 *
 * @param command as sent, without line end
 * @param answer without line end
 * @param carriageReturn whether the line ended with CR LF and not with LF alone
 * @param askedAtNanos when the command was sent, monotonic
 * @param answeredAtNanos when the line was complete, monotonic
 */
public record Exchange(String command, String answer, boolean carriageReturn, long askedAtNanos, long answeredAtNanos) {

    /** First word of the command, in lower case. */
    public String word() {
        return command.split(",", 2)[0].toLowerCase(java.util.Locale.ROOT);
    }

    /** How long the answer took. */
    public double millis() {
        return (answeredAtNanos - askedAtNanos) / 1e6;
    }
}
