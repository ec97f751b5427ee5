package org.wattladder.system.endtoend;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;

/** The files of a run directory, as a user or another tool sees them. */
record RunFiles(Path directory) {
    static final List<String> ARTEFACTS =
            List.of("result.xml", "result.html", "details.html", "result.txt", "result.csv", "result.json");

    RunResult result() throws IOException, InvalidResult {
        Path archive = directory.resolve("result.xml");
        return new ResultXml().read(Files.readString(archive), archive.toString());
    }

    Map<String, String> artefacts() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (String name : ARTEFACTS) {
            contents.put(name, Files.readString(directory.resolve(name)));
        }
        return contents;
    }

    /** Waits until so many intervals are in the journal. */
    void awaitIntervals(int count) {
        await().atMost(Duration.ofMinutes(4)).until(() -> intervals() >= count);
    }

    private long intervals() throws IOException {
        Path journal = directory.resolve("journal.jsonl");
        return Files.exists(journal)
                ? Files.readString(journal)
                        .lines()
                        .filter(line -> line.contains("interval-recorded"))
                        .count()
                : 0;
    }
}
