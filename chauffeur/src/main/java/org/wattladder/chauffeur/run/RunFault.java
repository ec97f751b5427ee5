package org.wattladder.chauffeur.run;

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

    /**
     * Describes a fault.
     *
     * @param reach how much it ends
     * @param place host, client, meter or interval
     * @param sentence what happened
     * @param lastLines of the process concerned, possibly none
     */
    public RunFault(Reach reach, String place, String sentence, List<String> lastLines) {
        super(sentence);
        this.reach = reach;
        this.place = place;
        this.lastLines = List.copyOf(lastLines);
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
