package org.wattladder.worklets.cpu.answer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The digests that are known, a file beside this class: name, size, then one digest for each input. */
final class Answers {
    private static final String FILE = "answers.txt";
    private static final int HEXADECIMAL = 16;

    private Answers() {}

    /** Digests of a worklet at this size, by input; empty for a size of which none are kept. */
    static Optional<long[]> of(String worklet, long size) {
        String line = worklet + " " + size + " ";
        try (InputStream stream = Answers.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException(FILE + " is missing");
            }
            return new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))
                    .lines()
                    .filter(each -> each.startsWith(line))
                    .map(each -> Arrays.stream(each.substring(line.length()).split(" "))
                            .mapToLong(digest -> Long.parseUnsignedLong(digest, HEXADECIMAL))
                            .toArray())
                    .findFirst();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
