package org.wattladder.model.sample;

import java.util.List;
import java.util.stream.IntStream;

/** The part of a long table of cases that every build tries; {@code -Pfull} tries the whole table. */
public final class Everyday {
    private Everyday() {}

    /** The first case and each that lies so many further. */
    public static <T> List<T> oneOf(int many, List<T> all) {
        return IntStream.range(0, all.size())
                .filter(place -> place % many == 0)
                .mapToObj(all::get)
                .toList();
    }
}
