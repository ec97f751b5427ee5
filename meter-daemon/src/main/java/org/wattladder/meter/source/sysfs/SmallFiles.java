package org.wattladder.meter.source.sysfs;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the small files under {@code /sys}; apart from their meaning, so that tests can refuse or garble them. */
@FunctionalInterface
public interface SmallFiles {

    /** The text of a file without the white space around it. */
    String read(Path file) throws IOException;

    /** The files as they are. */
    static SmallFiles ofThisMachine() {
        return file -> Files.readString(file).strip();
    }

    /**
     * A whole number, zero or more.
     *
     * @throws IOException also when the file holds something else
     */
    default long number(Path file) throws IOException {
        String text = read(file);
        if (!text.matches("\\d{1,20}")) {
            throw new IOException(file + " holds '" + text + "', not a number");
        }
        BigDecimal number = new BigDecimal(text);
        if (number.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
            throw new IOException(file + " holds " + text + ", more than a counter can have");
        }
        return number.longValueExact();
    }
}
