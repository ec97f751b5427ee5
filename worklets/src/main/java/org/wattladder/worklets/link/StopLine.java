package org.wattladder.worklets.link;

/** Asks the client to leave with exit code 0. */
public record StopLine() implements DirectorLine {
    @Override
    public String text() {
        return "stop";
    }
}
