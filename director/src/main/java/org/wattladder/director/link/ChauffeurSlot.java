package org.wattladder.director.link;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.wattladder.director.audit.Caller;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** The one place for a Chauffeur at a Director; used on the event loop. */
final class ChauffeurSlot {
    private static final int LONGEST_RUN_NAME = 100;

    private final TimeSource time;
    private Optional<Holder> holder = Optional.empty();

    private record Holder(Caller caller, Instant since, String run) {}

    ChauffeurSlot(TimeSource time) {
        this.time = time;
    }

    /** Gives the place to this caller; empty then, else who has it. */
    Optional<Message> take(Caller caller) {
        if (holder.isPresent()) {
            return Optional.of(Message.of(
                    "fault.director-busy",
                    "this Director works for another Chauffeur, " + holder.get().caller()
                            + holder.get().run() + ", since "
                            + holder.get().since().truncatedTo(ChronoUnit.SECONDS) + "; wait for that run to end"));
        }
        holder = Optional.of(new Holder(caller, time.now(), ""));
        return Optional.empty();
    }

    /** Says for which run the place is used. */
    void uses(String run) {
        String clean = run.replaceAll("[^\\p{Print}]", "?");
        String named = " with run " + clean.substring(0, Math.min(clean.length(), LONGEST_RUN_NAME));
        holder = holder.map(present -> new Holder(present.caller(), present.since(), named));
    }

    boolean taken() {
        return holder.isPresent();
    }

    void leave() {
        holder = Optional.empty();
    }
}
