package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A command that is run to its end beside a measurement, with its output on standard error. */
public final class Aside {
    private Aside() {}

    /**
     * Runs it.
     *
     * @param option that named it, for the sentence
     * @throws IOException with a sentence, if it cannot be started or fails
     */
    public static void run(String option, List<String> words) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("sh", "-c", "exec \"$0\" \"$@\" >&2"));
        all.addAll(words);
        int code = new ProcessBuilder(all).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IOException(option + " " + words.get(words.size() - 1) + " ended with exit code " + code);
        }
    }
}
