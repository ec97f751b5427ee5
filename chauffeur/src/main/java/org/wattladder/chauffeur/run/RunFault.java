package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.Collection;
import java.util.List;

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
    private final String place;
    private final transient List<String> lastLines;
    private final transient List<String> lostHosts;

    /**
     * Describes a fault.
     *
     * @param reach how much it ends
     * @param place host, client, meter or interval
     * @param sentence what happened
     * @param lastLines of the process concerned, possibly none
     */
    public RunFault(Reach reach, String place, String sentence, List<String> lastLines) {
        this(reach, place, sentence, lastLines, List.of());
    }

    private RunFault(Reach reach, String place, String sentence, List<String> lastLines, List<String> lostHosts) {
        super(sentence);
        this.reach = reach;
        this.place = place;
        this.lastLines = List.copyOf(lastLines);
        this.lostHosts = List.copyOf(lostHosts);
    }

    /** Hosts whose Directors are gone or silent; ends the run unless its plan goes on without them. */
    static RunFault lost(List<String> hosts, String sentence) {
        return new RunFault(Reach.RUN, "host " + String.join(", ", hosts), sentence, List.of(), hosts);
    }

    /** Hosts whose Directors did not answer in time. */
    static RunFault silent(Collection<String> hosts, Duration limit, String doing) {
        return lost(
                List.copyOf(hosts),
                "the Director of " + String.join(", ", hosts) + " did not answer within " + limit.toSeconds()
                        + " s while " + doing);
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
    public String place() {
        return place;
    }

    /** Last lines of the process concerned. */
    public List<String> lastLines() {
        return lastLines;
    }
}
