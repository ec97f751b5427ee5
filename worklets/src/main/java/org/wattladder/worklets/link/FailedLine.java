package org.wattladder.worklets.link;

/**
 * Says why the client cannot go on; the client leaves with a non-zero exit code after it.
 *
 * @param sentence what failed, for the user
 */
public record FailedLine(String sentence) implements ClientLine {
    @Override
    public String text() {
        return "failed " + Words.encode(sentence);
    }

    static FailedLine parse(String[] words) {
        return new FailedLine(new Words(words, 2).free(1));
    }
}
