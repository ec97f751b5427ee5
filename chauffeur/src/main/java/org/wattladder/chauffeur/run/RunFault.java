package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.wattladder.model.text.Message;

/** Something outside the Chauffeur failed; what was measured before it is kept. */
public final class RunFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** How much of the run the fault ends. */
    public enum Reach {
        /** The worklet; the next one can be tried. */
        WORKLET,
        /** The run. */
        RUN
    }

    private final Reach reach;
    private final transient Message place;
    private final transient Message reason;
    private final transient List<String> lastLines;
    private final transient List<String> lostHosts;

    /**
     * Describes a fault.
     *
     * @param reach how much it ends
     * @param place host, client, meter or interval
     * @param reason what happened
     * @param lastLines of the process concerned, possibly none
     */
    public RunFault(Reach reach, Message place, Message reason, List<String> lastLines) {
        this(reach, place, reason, lastLines, List.of());
    }

    private RunFault(Reach reach, Message place, Message reason, List<String> lastLines, List<String> lostHosts) {
        super(reason.notation());
        this.reason = reason;
        this.reach = reach;
        this.place = place;
        this.lastLines = List.copyOf(lastLines);
        this.lostHosts = List.copyOf(lostHosts);
    }

    /** Hosts whose Directors are gone or silent; ends the run unless its plan goes on without them. */
    static RunFault lost(List<String> hosts, Message reason) {
        return new RunFault(Reach.RUN, Message.of("place.host", hosts), reason, List.of(), hosts);
    }

    /** Hosts whose Directors did not answer in time. */
    static RunFault silent(Collection<String> hosts, Duration limit, Message doing) {
        return lost(
                List.copyOf(hosts),
                Message.of("fault.while", Message.of("fault.director-silent", hosts, limit.toSeconds()), doing));
    }

    /** Hosts that no answer can be had from any more; none when the fault is another. */
    public List<String> lostHosts() {
        return lostHosts;
    }

    /** How much of the run this ends. */
    public Reach reach() {
        return reach;
    }

    /** Host, client, meter or interval. */
    public Message place() {
        return place;
    }

    /** What happened. */
    public Message reason() {
        return reason;
    }

    /** Last lines of the process concerned. */
    public List<String> lastLines() {
        return lastLines;
    }
}
