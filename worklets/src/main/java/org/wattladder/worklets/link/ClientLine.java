package org.wattladder.worklets.link;

/** A line from a client to its Director; a client writes none while it records. */
public sealed interface ClientLine permits ReadyLine, StageLine, CountLine, FigureLine, DoneLine, FailedLine {

    /** The text of this line, without its end. */
    String text();

    /**
     * Reads one line.
     *
     * @throws IllegalArgumentException with a sentence that quotes the line, if it is none of the known ones
     */
    static ClientLine parse(String line) {
        String[] words = line.split(" ", -1);
        return switch (words[0]) {
            case "ready" -> ReadyLine.parse(words);
            case "stage" -> StageLine.parse(words);
            case "count" -> CountLine.parse(words);
            case "figure" -> FigureLine.parse(words);
            case "done" -> DoneLine.parse(words);
            case "failed" -> FailedLine.parse(words);
            default -> throw new IllegalArgumentException("unknown line from a client: " + line);
        };
    }
}
