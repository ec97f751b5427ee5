package org.wattladder.model.plausible;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Equal readings one after another, maybe across borders of windows.
 *
 * @param samples how many
 * @param watts their value
 * @param first place of the window where they begin
 * @param last place of the window where they end
 * @param inLast how many are in the last of these windows
 */
record FlatStretch(int samples, double watts, int first, int last, int inLast) {

    /** The longest inside of a window or across borders; empty without windows, and where only 0 W is repeated. */
    static Optional<FlatStretch> longest(List<LoadCourse> windows) {
        return all(windows).stream().max(Comparator.comparingInt(FlatStretch::samples));
    }

    /** The longest of each window, and each that crosses a border; a channel that carries nothing may repeat its 0 W. */
    static List<FlatStretch> all(List<LoadCourse> windows) {
        List<FlatStretch> all = new ArrayList<>();
        for (int place = 0; place < windows.size(); place++) {
            all.add(inside(windows, place));
            FlatStretch across = across(windows, place);
            if (across.last > across.first) {
                all.add(across);
            }
        }
        return all.stream().filter(stretch -> stretch.watts > 0).toList();
    }

    private static FlatStretch inside(List<LoadCourse> windows, int place) {
        var flat = windows.get(place).course().flat();
        return new FlatStretch(flat.longest(), flat.longestValue(), place, place, flat.longest());
    }

    /** From the end of this window on, as long as windows begin with its last reading. */
    private static FlatStretch across(List<LoadCourse> windows, int first) {
        var course = windows.get(first).course();
        int samples = course.flat().atEnd();
        int last = first;
        int inLast = samples;
        while (last + 1 < windows.size()
                && continues(windows, last + 1)
                && (last == first || windows.get(last).isFlat())) {
            last++;
            inLast = windows.get(last).course().flat().atStart();
            samples += inLast;
        }
        return new FlatStretch(samples, course.last(), first, last, inLast);
    }

    private static boolean continues(List<LoadCourse> windows, int place) {
        return windows.get(place).course().first()
                == windows.get(place - 1).course().last();
    }

    /** Whether a window has readings of it. */
    boolean touches(int place) {
        return first <= place && place <= last;
    }
}
