package org.wattladder.meter.simulator.scenario;

import java.util.Locale;

/** The menu of faults. */
public enum FaultKind {
    /** Lost. */
    DROP("the sample is counted by the daemon but never goes out"),
    /** No samples for a while. */
    STALL("the device gives nothing; rows of -2"),
    /** Not a number. */
    NAN("every figure of the sample is nan"),
    /** Wrong unit. */
    UNIT_SLIP("watts are multiplied by 1000, or by what `by` says"),
    /** Counter wrapped. */
    COUNTER_WRAP("an energy counter of 262144 J wraps uncorrected: watts are far below zero"),
    /** Nothing. */
    ZERO("0 W"),
    /** Start of the epoch. */
    EPOCH_STAMP("the stamp says 1970"),
    /** Twice. */
    DUPLICATE("the sample goes out twice"),
    /** Clock set back. */
    BACKWARDS("the stamp is 5 s back, or by what `by` says"),
    /** The same again. */
    STUCK("the figures of the sample before, once more"),
    /** Late. */
    SLOW_REPLY("the next answer comes 3 s late, or by what `by` says"),
    /** In pieces. */
    TORN_LINE("the next answer comes in two pieces that end inside a line"),
    /** Gone. */
    DISCONNECT("the connection is closed instead of the next answer");

    private final String meaning;

    FaultKind(String meaning) {
        this.meaning = meaning;
    }

    /** The word in a scenario. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What happens. */
    public String meaning() {
        return meaning;
    }
}
