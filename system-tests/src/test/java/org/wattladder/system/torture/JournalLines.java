package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The whole lines of a journal as bytes give them, read without any code of the program. */
final class JournalLines {
    private JournalLines() {}

    static List<String> of(Path run) throws IOException {
        Path journal = run.resolve("journal.jsonl");
        if (!Files.exists(journal)) {
            return List.of();
        }
        String text = new String(Files.readAllBytes(journal), StandardCharsets.UTF_8);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    /** Whether one of them says that the run has ended. */
    static boolean hasEnd(Path run) throws IOException {
        return of(run).stream().anyMatch(line -> line.contains("\"record\":\"run-ended\""));
    }

    /** Those that record an interval. */
    static List<String> intervals(Path run) throws IOException {
        return of(run).stream()
                .filter(line -> line.contains("\"record\":\"interval-recorded\""))
                .toList();
    }
}
