package org.wattladder.chauffeur.journal;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code samples.csv} holds when it is opened again.
 *
 * @param wholeBytes length of its whole rows; what follows was never finished, or never reached the disk
 * @param lastMeasurement highest running number of a measurement in it; 0 when there is none
 */
record SamplesTail(long wholeBytes, long lastMeasurement) {
    private static final Pattern MARK = Pattern.compile(",[A-Za-z0-9-]+_(\\d{1,12})_[A-Za-z0-9-]+,");

    static SamplesTail of(byte[] content) {
        int whole = 0;
        // After a loss of power a file system may give bytes of 0 for what was not forced.
        for (int i = 0; i < content.length && content[i] != 0; i++) {
            if (content[i] == '\n') {
                whole = i + 1;
            }
        }
        Matcher marks = MARK.matcher(new String(content, 0, whole, StandardCharsets.UTF_8));
        long last = 0;
        while (marks.find()) {
            last = Math.max(last, Long.parseLong(marks.group(1)));
        }
        return new SamplesTail(whole, last);
    }
}
