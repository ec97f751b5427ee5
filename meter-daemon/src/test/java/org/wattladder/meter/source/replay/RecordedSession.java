package org.wattladder.meter.source.replay;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * The log of one measurement of a real analyzer and what its daemon said of it at the end.
 *
 * @param name of the file
 * @param averageWatts on the console
 * @param samples on the console, likewise
 * @param errors on the console, likewise
 */
public record RecordedSession(String name, double averageWatts, int samples, int errors) {

    /** All that there are. */
    public static List<RecordedSession> all() {
        return List.of(
                new RecordedSession("wt210-ranging", 782.000859, 1164, 0),
                new RecordedSession("wt210-testing", 780.407725, 1165, 0),
                new RecordedSession("wt310-ranging", 11.212336, 815, 6),
                new RecordedSession("wt310-testing", 11.171079, 815, 0),
                new RecordedSession("wt333e-ranging", 2000.504268, 720, 3),
                new RecordedSession("wt333e-testing", 2006.047911, 718, 0));
    }

    /** The lines of the log. */
    public List<String> lines() throws IOException {
        try (InputStream packed = RecordedSession.class.getResourceAsStream("/logs/" + name + ".spl.gz");
                GZIPInputStream log = new GZIPInputStream(packed)) {
            return new String(log.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
    }

    /** The log as a file. */
    public Path writtenTo(Path directory) throws IOException {
        return Files.write(directory.resolve(name + ".txt"), lines());
    }
}
