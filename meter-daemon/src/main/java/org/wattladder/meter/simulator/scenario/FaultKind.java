package org.wattladder.meter.simulator.scenario;

import java.util.Arrays;

/** The menu of faults. */
public enum FaultKind {
    /** Lost. */
    DROP("drop", "the sample is counted by the daemon but never goes out"),
    /** No samples for a while. */
    STALL("stall", "the device gives nothing; rows of -2"),
    /** Not a number. */
    NAN("nan", "every figure of the sample is nan"),
    /** Wrong unit. */
    UNIT_SLIP("unit-slip", "watts are multiplied by 1000, or by what `by` says"),
    /** Counter wrapped. */
    COUNTER_WRAP("counter-wrap", "an energy counter of 262144 J wraps uncorrected: watts are far below zero"),
    /** Nothing. */
    ZERO("zero", "0 W"),
    /** Start of the epoch. */
    EPOCH_STAMP("epoch-stamp", "the stamp says 1970"),
    /** Twice. */
    DUPLICATE("duplicate", "the sample goes out twice"),
    /** Clock set back. */
    BACKWARDS("backwards", "the stamp is 5 s back, or by what `by` says"),
    /** The same again. */
    STUCK("stuck", "the figures of the sample before, once more"),
    /** Late. */
    SLOW_REPLY("slow-reply", "the next answer comes 3 s late, or by what `by` says"),
    /** In pieces. */
    TORN_LINE("torn-line", "the next answer comes in two pieces that end inside a line"),
    /** Gone. */
    DISCONNECT("disconnect", "the connection is closed in place of the next answer");

    private final String word;
    private final String meaning;

    FaultKind(String word, String meaning) {
        this.word = word;
        this.meaning = meaning;
    }

    /** The fault of a word that is known. */
    static FaultKind named(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word.equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** The word in a scenario. */
    public String word() {
        return word;
    }

    /** What happens. */
    public String meaning() {
        return meaning;
    }
}
