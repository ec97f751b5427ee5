package org.wattladder.meter.source.nvml;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * One line of {@code nvidia-smi --query-gpu=index,name,power.draw --format=csv,noheader,nounits}.
 *
 * @param index of the GPU as nvidia-smi counts
 * @param name of its model
 * @param power as it stands there, for example {@code 133.91} or {@code [Not Supported]}
 */
record GpuLine(int index, String name, String power) {
    private static final Pattern LINE = Pattern.compile("\\s*(\\d{1,4}),\\s*(.*),\\s*([^,]*?)\\s*");
    private static final Pattern WATTS = Pattern.compile("\\d{1,6}(\\.\\d{1,6})?");

    /** Empty for any other line, such as a message. */
    static Optional<GpuLine> parse(String line) {
        Matcher matcher = LINE.matcher(line);
        return matcher.matches()
                ? Optional.of(new GpuLine(
                        Integer.parseInt(matcher.group(1)), matcher.group(2).strip(), matcher.group(3)))
                : Optional.empty();
    }

    /** The power in watts; an error for a word in its place, and for zero, which no board that works draws. */
    Reading watts() {
        if (!WATTS.matcher(power).matches() || Double.parseDouble(power) == 0) {
            return Reading.invalid();
        }
        return Reading.of(Double.parseDouble(power));
    }
}
