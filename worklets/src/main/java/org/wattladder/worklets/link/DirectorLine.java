package org.wattladder.worklets.link;

/** A line from the Director to a client; its end of stream means: leave immediately. */
public sealed interface DirectorLine permits RunLine, CutLine, IterateLine, GoLine, EndLine, StopLine {

    /** The text of this line, without its end. */
    String text();

    /**
     * Reads one line.
     *
     * @throws IllegalArgumentException with a sentence that quotes the line, if it is none of the known ones
     */
    static DirectorLine parse(String line) {
        String[] words = line.split(" ", -1);
        return switch (words[0]) {
            case "run" -> RunLine.parse(words);
            case "cut" -> CutLine.parse(words);
            case "iterate" -> IterateLine.parse(words);
            case "go" -> GoLine.parse(words);
            case "end" -> EndLine.parse(words);
            case "stop" -> StopLine.parse(words);
            default -> throw new IllegalArgumentException("unknown line from the Director: " + line);
        };
    }
}
