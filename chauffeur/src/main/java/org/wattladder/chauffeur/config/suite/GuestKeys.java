package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.schedule.Guest;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.SizeText;

/** Settings of a worklet that is a guest of a tile. */
final class GuestKeys {
    private static final int MOST_CPUS = 1024;
    private static final long MOST_MEBIBYTES = 4L * 1024 * 1024;
    private static final double MOST_RATE = 1e9;
    private static final double MOST_WEIGHT = 1000;

    static final Key<String> NAME = Key.optional(
            "name",
            Kinds.text("small letters, digits and hyphens", 40, text -> text.matches("[a-z0-9]+(-[a-z0-9]+)*")),
            "What it is called in reports; without it as the worklet.");
    static final Key<Double> CPUS = Key.required(
            "cpus",
            Kinds.decimalAboveZero(MOST_CPUS),
            "CPU time that all of its processes together may take, in CPUs.");
    static final Key<Long> MEMORY = Key.required(
            "memory",
            SizeText.kind(GuestLimits.LEAST_MEBIBYTES, MOST_MEBIBYTES),
            "Memory that all of its processes together may take, page cache included.");
    static final Key<Long> CPU_SHARE = Key.of(
            "cpu-share",
            (long) GuestLimits.USUAL_SHARE,
            Kinds.whole(1, GuestLimits.LARGEST_SHARE),
            "Its weight where guests want more CPU time than there is.");
    static final Key<String> CPUSET =
            Key.optional("cpuset", Kinds.cpuList(), "The CPUs that it is confined to; without it all.");
    static final Key<Double> WEIGHT = Key.of(
            "weight",
            1.0,
            Kinds.decimal(0, MOST_WEIGHT),
            "Weight of its result in the score; a guest of weight 0 only has to answer in time.");
    static final Key<Double> PERCENT = Key.optional(
            "percent",
            Kinds.percent(),
            "Its load in percent of what it does alone; without this and rate, as much as it can.");
    static final Key<Double> RATE =
            Key.optional("rate", Kinds.decimal(0.001, MOST_RATE), "Its load in transactions per second.");
    static final Key<Double> REFERENCE = Key.optional(
            "reference",
            Kinds.decimal(0.001, MOST_RATE),
            "Transactions per second that count as 1 in the score. Without it what the guest does alone at the begin of the run,"
                    + " or is asked for.");

    /** The settings. */
    static final Section SECTION = new Section(
            "Makes the worklet, with its components, a guest: all of its processes are in a process group of their own with"
                    + " these limits.",
            List.of(NAME, CPUS, MEMORY, CPU_SHARE, CPUSET, WEIGHT, PERCENT, RATE, REFERENCE));

    private GuestKeys() {}

    static GuestLimits limits(SectionValues guest) {
        InheritedValues values = new InheritedValues(List.of(guest));
        return new GuestLimits(
                values.get(CPUS),
                values.get(CPU_SHARE).intValue(),
                values.get(MEMORY),
                guest.get(CPUSET).orElse(""));
    }

    static Guest guest(String worklet, SectionValues values) {
        Guest.Want want = values.get(PERCENT)
                .map(percent -> Guest.Want.SHARE)
                .or(() -> values.get(RATE).map(rate -> Guest.Want.RATE))
                .orElse(Guest.Want.ALL);
        return new Guest(
                values.get(NAME).orElse(worklet),
                values.orStandard(WEIGHT),
                want,
                values.get(PERCENT).or(() -> values.get(RATE)).orElse(0.0),
                values.get(REFERENCE).orElse(0.0));
    }
}
