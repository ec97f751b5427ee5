package org.wattladder.meter.source;

import org.wattladder.model.result.EvidenceTier;

/**
 * What a source is, for those who choose one and for those who judge its figures.
 *
 * @param name the word for {@code --source}; the identity on the wire is {@code Wattladder-} and this word
 * @param tier evidence of its figures
 * @param automatic whether {@code --source auto} may take it; the others need an address, or measure less or nothing
 * @param sentence what it reads and what that is worth
 */
public record SourceFacts(String name, EvidenceTier tier, boolean automatic, String sentence) {
    /** A source that {@code auto} tries. */
    public static SourceFacts automatic(String name, EvidenceTier tier, String sentence) {
        return new SourceFacts(name, tier, true, sentence);
    }

    /** A source that has to be asked for. */
    public static SourceFacts byName(String name, EvidenceTier tier, String sentence) {
        return new SourceFacts(name, tier, false, sentence);
    }
}
