package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

/**
 * Says that the Director could not do what was asked, or that a client was lost; the Director has already ended the
 * remaining clients of the worklet.
 *
 * @param reason what failed, naming worklet and client
 * @param lastLines last lines the client wrote to its standard error, possibly none
 */
public record Failed(Message reason, List<String> lastLines) implements DirectorEvent {
    public Failed {
        Range.text("reason", reason.notation(), Range.LONGEST_WORD);
        lastLines = Range.texts("lastLines", lastLines, Range.LONGEST_TEXT);
    }

    @Override
    public void handle(Handler handler) {
        handler.onFailed(this);
    }
}
