package org.wattladder.brokerage.data;

import java.util.SplittableRandom;
import java.util.function.ToLongFunction;

/**
 * A table that is loaded.
 *
 * @param name of it
 * @param groups how many groups of rows there are; each is generated alone
 * @param rowsOfGroup how many rows a group has
 * @param generator of a group
 */
record Table(String name, ToLongFunction<Scale> groups, int rowsOfGroup, Generator generator) {
    private static final long MIX = 0x9E3779B97F4A7C15L;

    /** Makes the rows of a group. */
    interface Generator {
        /**
         * Adds them.
         *
         * @param group number of the group, from 1
         * @param random of this group alone
         */
        void add(Scale scale, long group, SplittableRandom random, Row row);
    }

    /** The rows of these groups; the same for the same scale, whatever was generated before. */
    String rows(Scale scale, long firstGroup, long lastGroup) {
        Row row = new Row();
        for (long group = firstGroup; group <= lastGroup; group++) {
            generator.add(scale, group, random(scale, group), row);
        }
        return row.take();
    }

    private SplittableRandom random(Scale scale, long group) {
        return new SplittableRandom((scale.seed() * MIX + name.hashCode()) * MIX + group);
    }

    /** How many rows it gets. */
    long rows(Scale scale) {
        return groups.applyAsLong(scale) * rowsOfGroup;
    }
}
