package org.wattladder.reporter.compare;

import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/**
 * How B differs from A.
 *
 * @param percent of A
 * @param lowPercent lower end of the interval of 95 % of this one figure
 * @param highPercent upper end
 * @param probability of a difference like this one or larger when there is none, two-sided, of this one figure
 * @param adjustedProbability the same among all figures of the comparison, by Holm's method
 * @param verdict on the figure
 */
public record Change(
        double percent,
        double lowPercent,
        double highPercent,
        double probability,
        double adjustedProbability,
        ChangeVerdict verdict) {
    /** The interval of 95 % in words. */
    public Message interval() {
        return Message.of("word.to-percent", Figure.signed(lowPercent, 2), Figure.signed(highPercent, 2));
    }
}
