package org.wattladder.meter.source.scripted;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/**
 * Readings one after another, from the start again after the last.
 *
 * @param readings at least one
 */
record Script(List<Reading> readings) {
    Script {
        readings = List.copyOf(readings);
    }

    /** A list such as {@code 120,130,nan}; error marks of the wire are allowed and mean what they mean there. */
    static Script parse(SourceSettings settings, String option, Column column) throws OptionMistake {
        List<Reading> readings = new ArrayList<>();
        String text = settings.text(option).orElseThrow();
        for (String word : text.split(",", -1)) {
            try {
                readings.add(Reading.parse(column, word));
            } catch (UnreadableAnswer noNumber) {
                throw new OptionMistake("option " + option + "=" + text + " of source scripted: '" + word
                        + "' is no number; write numbers with commas between them.");
            }
        }
        return new Script(readings);
    }

    Reading at(long index) {
        return readings.get((int) (index % readings.size()));
    }
}
