package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.headline.Headline;

/**
 * A figure that stands out.
 *
 * @param name what it is
 * @param value of it
 * @param notes what it rests on, possibly none
 */
public record Card(Text name, Text value, List<Text> notes) {
    /** A figure that sums up a run, with its unit and what belongs to it below, or why it is absent. */
    public static Card of(Headline figure) {
        return Absence.reason(figure.value())
                .map(reason -> new Card(figure.name(), Message.of("word.none"), List.of(reason)))
                .orElseGet(() -> new Card(figure.name(), figure.digits(), below(figure)));
    }

    private static List<Text> below(Headline figure) {
        List<Text> notes = new ArrayList<>();
        if (!figure.unit().equals(Headline.NO_UNIT)) {
            notes.add(figure.unit());
        }
        notes.addAll(figure.notes());
        return notes;
    }
}
