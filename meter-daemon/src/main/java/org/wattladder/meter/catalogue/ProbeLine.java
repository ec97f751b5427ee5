package org.wattladder.meter.catalogue;

import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.model.text.Printable;

/**
 * What a source says of this machine.
 *
 * @param source that was asked
 * @param probe its answer
 */
public record ProbeLine(PowerSource source, Probe probe) {

    /** Whether {@code auto} could use it here. */
    public boolean measuresByItself() {
        return probe.measures() && source.facts().automatic();
    }

    /** {@code <name>: <yes|no|by-name>: <sentence>}; a stable form that other programs read. */
    public String text() {
        String verdict = probe.measures() ? source.facts().automatic() ? "yes" : "by-name" : "no";
        return source.name() + ": " + verdict + ": "
                + Printable.of(probe.sentence()).replace('\n', ' ');
    }
}
