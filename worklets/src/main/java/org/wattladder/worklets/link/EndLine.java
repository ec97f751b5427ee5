package org.wattladder.worklets.link;

/**
 * Tells every user that the whole host has recorded: it finishes its post iterations, and its present transaction.
 *
 * @param interval number of the interval
 */
public record EndLine(long interval) implements DirectorLine {
    @Override
    public String text() {
        return "end " + interval;
    }

    static EndLine parse(String[] words) {
        return new EndLine(new Words(words, 2).number(1));
    }
}
