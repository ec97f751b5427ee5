package org.wattladder.meter.source.pdu;

import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;

/**
 * How often a unit is asked.
 *
 * @param pollMillis between two questions
 * @param updateMillis how old an answer may be and still count
 */
record Rhythm(int pollMillis, int updateMillis) {

    static Rhythm of(SourceSettings settings) throws OptionMistake {
        return new Rhythm((int) settings.number("poll-millis", 200, 60_000).orElseThrow(), (int)
                settings.number("update-millis", 500, 120_000).orElseThrow());
    }
}
