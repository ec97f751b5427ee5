package org.wattladder.model.archive;

import java.util.Arrays;
import java.util.Objects;

/**
 * Rows of {@code samples.csv} that were written one after another, behind those of the part before; the first part begins
 * with the heading.
 *
 * @param bytes how long they are
 * @param sha256 checksum of these bytes
 */
public record SamplesPart(long bytes, String sha256) {
    /** Refuses a part without bytes. */
    public SamplesPart {
        if (bytes <= 0) {
            throw new IllegalArgumentException("a part of samples.csv has " + bytes + " bytes");
        }
        Objects.requireNonNull(sha256, "sha256");
    }

    /** The part that these bytes are. */
    public static SamplesPart of(byte[] rows) {
        return new SamplesPart(rows.length, Sha256.of(rows));
    }

    /** Whether this part is in a file of this content, unchanged, from this byte on. */
    public boolean isIn(byte[] content, long from) {
        return bytes <= content.length - from
                && Sha256.of(Arrays.copyOfRange(content, (int) from, (int) (from + bytes)))
                        .equals(sha256);
    }
}
