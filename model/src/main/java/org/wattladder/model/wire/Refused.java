package org.wattladder.model.wire;

import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

/**
 * Declines to work with this Chauffeur.
 *
 * @param reason why, naming both sides' values
 */
public record Refused(Message reason) implements DirectorEvent {
    public Refused {
        Range.text("reason", reason.notation(), Range.LONGEST_WORD);
    }

    @Override
    public void handle(Handler handler) {
        handler.onRefused(this);
    }
}
