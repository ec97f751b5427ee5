package org.wattladder.worklets.link;

/** Asks the client to leave with exit code 0. */
public record StopLine() implements DirectorLine {
    @Override
    public String text() {
        return "stop";
    }

    static StopLine parse(String[] words) {
        new Words(words, 1);
        return new StopLine();
    }
}
