package org.wattladder.ptdaemon.codec;

import java.util.Locale;
import java.util.regex.Pattern;

/** Numbers of the wire, without the habits of {@link Double#parseDouble} such as {@code 1f} or hexadecimal. */
final class Numbers {
    private static final Pattern REAL = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,4})?");
    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,18}");

    private static final double LARGEST_QUICK = 1e9;
    private static final long MILLION = 1_000_000;

    private Numbers() {}

    static boolean isReal(String text) {
        return REAL.matcher(text).matches();
    }

    /** Whether it is a number and not so large that only infinity could hold it. */
    static boolean isFinite(String text) {
        return isReal(text) && Double.isFinite(Double.parseDouble(text));
    }

    static boolean isWhole(String text) {
        return WHOLE.matcher(text).matches();
    }

    static double real(String what, String text) throws UnreadableAnswer {
        if (!isReal(text)) {
            throw new UnreadableAnswer(what, text);
        }
        return Double.parseDouble(text);
    }

    static double finite(String what, String text) throws UnreadableAnswer {
        if (!isFinite(text)) {
            throw new UnreadableAnswer(what, text);
        }
        return Double.parseDouble(text);
    }

    static int count(String what, String text) throws UnreadableAnswer {
        if (!isWhole(text) || Long.parseLong(text) < 0 || Long.parseLong(text) > Integer.MAX_VALUE) {
            throw new UnreadableAnswer(what, text);
        }
        return Integer.parseInt(text);
    }

    /** Six decimals, as {@code %.6f}; without its cost for numbers of usual size, as this is done for every figure. */
    static String sixDecimals(double number) {
        if (!(Math.abs(number) < LARGEST_QUICK)) {
            return String.format(Locale.ROOT, "%.6f", number);
        }
        long millionths = Math.round(Math.abs(number) * MILLION);
        String decimals = Long.toString(MILLION + millionths % MILLION);
        boolean negative = Double.doubleToRawLongBits(number) < 0;
        return (negative ? "-" : "") + millionths / MILLION + "." + decimals.substring(1);
    }
}
