package org.wattladder.console.screen;

import java.util.ArrayList;
import java.util.List;

/**
 * The pages of a list.
 *
 * @param page shown, from 1
 * @param size rows of a page
 * @param total rows of all pages
 */
public record PageNumbers(int page, int size, int total) {
    private static final int AROUND = 3;

    /** Number of pages, at least 1. */
    public int pages() {
        return Math.max(1, (int) Math.min(Integer.MAX_VALUE, ((long) total + size - 1) / size));
    }

    /** The numbers to show: the first, the last and those around the page; 0 stands for those left out. */
    public List<Integer> shown() {
        List<Integer> shown = new ArrayList<>();
        int before = 0;
        for (int number = 1; number <= pages(); number++) {
            if (number == 1 || number == pages() || Math.abs(number - page) <= AROUND) {
                if (number > before + 1) {
                    shown.add(0);
                }
                shown.add(number);
                before = number;
            }
        }
        return shown;
    }
}
