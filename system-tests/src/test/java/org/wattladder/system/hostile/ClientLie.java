package org.wattladder.system.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a client says instead of an honest line.
 *
 * @param name of the row
 * @param kind of the plan
 * @param file that it is said in the place of: {@code ready}, {@code answer}, {@code pre} or {@code measured}; with {@code .sh},
 *     what is done before
 * @param text of that file
 * @param verdict what must become of it
 */
record ClientLie(String name, HostilePlans.Kind kind, String file, String text, Lie.Verdict verdict) {
    static final String HISTOGRAM = HonestDirector.histogram(200);

    /** What an honest client says, by file. */
    static Map<String, String> honest() {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("ready", "ready @P 0 OpenJDK+17 - -\n");
        lines.put("pre", "stage @N pre @S\n");
        lines.put("measured", "stage @N measured @S\n");
        lines.put(
                "answer",
                "figure @N cache-hits 12.5 1%2Fs\ncount @N factorise 200 0 8 " + HISTOGRAM
                        + " @R\ndone @N 0 @L 100000000 0 0\n");
        return lines;
    }

    void write(Path folder) throws IOException {
        for (Map.Entry<String, String> each : honest().entrySet()) {
            String lines = each.getValue();
            if (kind == HostilePlans.Kind.ITERATIONS) {
                // In a tenth of a second.
                lines = lines.replace(" 200 0 8 " + HISTOGRAM, " 100 0 8 " + HonestDirector.histogram(100));
            }
            Files.writeString(folder.resolve("honest-" + each.getKey()), each.getValue());
            Files.writeString(folder.resolve("lie-" + each.getKey()), lines);
        }
        Files.writeString(folder.resolve("lie-" + file), text);
    }
}
