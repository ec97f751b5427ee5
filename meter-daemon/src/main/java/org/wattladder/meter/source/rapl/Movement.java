package org.wattladder.meter.source.rapl;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.model.text.ExceptionText;

/**
 * Tells counters that count from those that stand still, by two looks; a virtual machine or a board without such memory
 * shows zones whose counters never move.
 *
 * @param files how the counters are read
 * @param pause between the two looks
 */
record Movement(SmallFiles files, Pause pause) {
    private static final int MILLIS = 200;

    /** Lets time pass. */
    interface Pause {
        void pass() throws InterruptedException;
    }

    static Movement ofThisMachine(SmallFiles files) {
        return new Movement(files, () -> Thread.sleep(MILLIS));
    }

    /** The zones that stand still. */
    List<Zone> standing(List<Zone> zones) throws SourceRefused {
        try {
            List<Long> before = look(zones);
            pause.pass();
            List<Long> after = look(zones);
            List<Zone> standing = new ArrayList<>();
            for (int index = 0; index < zones.size(); index++) {
                if (before.get(index).equals(after.get(index))) {
                    standing.add(zones.get(index));
                }
            }
            return standing;
        } catch (IOException unreadable) {
            throw new SourceRefused(ExceptionText.of(unreadable));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new SourceRefused("the look at the counters was interrupted");
        }
    }

    private List<Long> look(List<Zone> zones) throws IOException {
        List<Long> numbers = new ArrayList<>();
        for (Zone zone : zones) {
            numbers.add(zone.microjoules(files));
        }
        return numbers;
    }
}
