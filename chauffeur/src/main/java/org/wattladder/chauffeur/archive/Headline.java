package org.wattladder.chauffeur.archive;

import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;

/**
 * The one figure that sums up a run.
 *
 * @param kind which figure it is
 * @param value of it
 * @param interval 95 % interval of it; empty when its reports state none
 * @param tier weakest evidence in it; empty when its reports name none
 */
public record Headline(Kind kind, double value, Optional<Interval> interval, Optional<EvidenceTier> tier) {

    /**
     * From where to where the figure lies with 95 % confidence.
     *
     * @param low end
     * @param high end
     */
    public record Interval(double low, double high) {}

    /** Which figure sums up a run. */
    public enum Kind {
        /** The overall score against a reference machine. */
        SCORE("fact.overall-score"),
        /** Overall ops/watt of the only worklet; its unit differs between worklets. */
        OPS_PER_WATT("fact.overall-efficiency");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** Its name for people. */
        public Message word() {
            return Message.of(word);
        }
    }
}
