package org.wattladder.director.host;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * A set of CPU or memory node ids in the notation of the kernel, {@code 0-3,8}.
 *
 * @param ids ascending, without repetition
 */
public record CpuList(List<Integer> ids) {
    private static final int LARGEST_ID = 1 << 20;

    public CpuList {
        ids = List.copyOf(new TreeSet<>(ids));
    }

    /** The list of these ids. */
    public static CpuList of(Collection<Integer> ids) {
        return new CpuList(List.copyOf(ids));
    }

    /**
     * Reads the notation of the kernel; nothing but white space is the empty list.
     *
     * @throws IllegalArgumentException with a sentence that quotes the text
     */
    public static CpuList parse(String text) {
        TreeSet<Integer> ids = new TreeSet<>();
        if (!text.isBlank()) {
            for (String range : text.strip().split(",", -1)) {
                String[] ends = range.split("-", 2);
                int first = id(ends[0], text);
                int last = id(ends[ends.length - 1], text);
                if (last < first) {
                    throw new IllegalArgumentException("range " + range + " runs backwards in CPU list: " + text);
                }
                for (int id = first; id <= last; id++) {
                    ids.add(id);
                }
            }
        }
        return of(ids);
    }

    private static int id(String word, String text) {
        try {
            int id = Integer.parseInt(word);
            if (id >= 0 && id <= LARGEST_ID) {
                return id;
            }
        } catch (NumberFormatException notANumber) {
            // said below, together with what is out of range
        }
        throw new IllegalArgumentException("not a CPU list like 0-3,8: " + text);
    }

    /** Those of these ids that the other list has as well. */
    public CpuList intersect(CpuList other) {
        return of(ids.stream().filter(other.ids::contains).toList());
    }

    /** Those of these ids that the other list does not have. */
    public CpuList without(CpuList other) {
        return of(ids.stream().filter(id -> !other.ids.contains(id)).toList());
    }

    /** Says whether there is no id. */
    public boolean isEmpty() {
        return ids.isEmpty();
    }

    /** Number of ids. */
    public int size() {
        return ids.size();
    }

    /** The notation of the kernel; empty for the empty list. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < ids.size(); ) {
            int last = i;
            while (last + 1 < ids.size() && ids.get(last + 1) == ids.get(last) + 1) {
                last++;
            }
            text.append(text.isEmpty() ? "" : ",").append(ids.get(i));
            if (last > i) {
                text.append('-').append(ids.get(last));
            }
            i = last + 1;
        }
        return text.toString();
    }
}
