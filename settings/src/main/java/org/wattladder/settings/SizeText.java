package org.wattladder.settings;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.settings.ScalarKind.Form;

/** Sizes of memory as users write them: a whole number and {@code MiB} or {@code GiB}. */
public final class SizeText {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})(MiB|GiB)");

    private SizeText() {}

    /** The mebibytes that a text names, or empty when it names none. */
    public static Optional<Long> parseMebibytes(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long count = Long.parseLong(matcher.group(1));
        return Optional.of(matcher.group(2).equals("GiB") ? count * 1024 : count);
    }

    /** A text that {@link #parseMebibytes} reads back. */
    public static String writeMebibytes(long mebibytes) {
        boolean gibibytes = mebibytes >= 1024 && mebibytes % 1024 == 0;
        return gibibytes ? mebibytes / 1024 + "GiB" : mebibytes + "MiB";
    }

    /** Mebibytes within these bounds, both allowed. */
    public static ScalarKind<Long> kind(long leastMebibytes, long mostMebibytes) {
        return new ScalarKind<>(
                "a size from " + writeMebibytes(leastMebibytes) + " to " + writeMebibytes(mostMebibytes)
                        + ", such as 512MiB",
                Form.WORD,
                text -> parseMebibytes(text).filter(size -> size >= leastMebibytes && size <= mostMebibytes),
                text -> "",
                SizeText::writeMebibytes,
                Schema.pattern(FORM.pattern()));
    }
}
