package org.wattladder.director.duty;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.Signals;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.program.Duty;
import org.wattladder.settings.program.HoldBy;

/** Finds by what a program can be held on this host. */
public final class Holds {
    private static final List<HoldBy> ORDER =
            List.of(HoldBy.CPU_MAX, HoldBy.CPU_QUOTA, HoldBy.FREEZER, HoldBy.STOP_SIGNALS);

    private final SystemFiles files;
    private final TimeSource time;

    /** Looks into these files, and holds by this clock. */
    public Holds(SystemFiles files, TimeSource time) {
        this.files = files;
        this.time = time;
    }

    /**
     * What holds a program.
     *
     * @param name of the means, as settings have it
     * @param hold that has not begun
     */
    public record Found(String name, Hold hold) {}

    /**
     * The first that works here, or the one that is asked for.
     *
     * @param group name for a control group, should one be made
     * @throws IllegalArgumentException with a sentence, if that does not work here
     */
    public Found find(Duty duty, String group) {
        for (HoldBy each : ORDER) {
            if (duty.hold() == each || duty.hold() == HoldBy.AUTO) {
                Optional<Hold> found = by(each, group, duty.period().toNanos());
                if (found.isPresent()) {
                    return new Found(word(each), found.get());
                }
            }
        }
        throw new IllegalArgumentException("a program cannot be held by " + word(duty.hold())
                + " here, for this Director may not make such a control group; leave hold out, or give it one");
    }

    private static String word(HoldBy hold) {
        return hold.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private Optional<Hold> by(HoldBy hold, String group, long periodNanos) {
        ControlGroups groups = new ControlGroups(files);
        return switch (hold) {
            case CPU_MAX ->
                groups.withCpuMax().map(parent -> new Bandwidth(new ControlGroup(parent, group), true, periodNanos));
            case CPU_QUOTA ->
                groups.withCpuQuota().map(parent -> new Bandwidth(new ControlGroup(parent, group), false, periodNanos));
            case FREEZER ->
                groups.freezing()
                        .or(groups::freezer)
                        .map(parent -> new Freezing(new ControlGroup(parent, group), periodNanos, time));
            case STOP_SIGNALS -> Optional.of(new Stopping(files, new Signals(), periodNanos, time));
            case AUTO -> Optional.empty();
        };
    }
}
