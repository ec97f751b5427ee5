package org.wattladder.reporter.system;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.text.Text;

/**
 * A part of what the last screen says of a run whose suite system answers by itself.
 *
 * @param head its first line
 * @param details lines below it, indented
 */
public record AnswerPart(Text head, List<? extends Text> details) {
    public AnswerPart {
        Objects.requireNonNull(head, "head");
        details = List.copyOf(details);
    }
}
