package org.wattladder.reporter.verify.figure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.raw.CsvTable;

/** Holds an imported result to the table it was made of: rates and watts, nothing else is known of it. */
public final class ImportedDerivation {
    /** The table's name in a run directory. */
    public static final String FILE = "imported.csv";

    private static final String ARCHIVE = "result.xml";
    private static final String SUITE = "imported-ladder";

    private ImportedDerivation() {}

    /** Whether the directory holds an import and no run. */
    public static boolean isImport(Path directory, String journal) {
        return !Files.exists(directory.resolve(journal)) && Files.exists(directory.resolve(FILE));
    }

    /**
     * Throws at the first figure of the archive that is not in the table, and when the archive passes itself off as a run.
     *
     * @return number of rows
     */
    public static int check(Path directory, RunResult archive) throws IOException, Differs {
        new Spot(ARCHIVE, "", "").text("suite", archive.plan().suite().name(), SUITE);
        Map<Double, List<String>> rows = rows(directory);
        int intervals = 0;
        for (WorkletResult worklet : archive.worklets()) {
            for (IntervalResult interval : worklet.intervals()) {
                check(new Spot(ARCHIVE, worklet.name(), interval.plan().label().notation()), interval, rows);
                intervals++;
            }
        }
        new Spot(ARCHIVE, "", "").count("number of intervals", intervals, rows.size());
        return intervals;
    }

    private static void check(Spot spot, IntervalResult interval, Map<Double, List<String>> rows) throws Differs {
        double load = interval.plan().loadPercent().orElseThrow();
        List<String> row = rows.get(load);
        if (row == null) {
            throw spot.differs("loadPercent", Double.toString(load), "");
        }
        boolean idle = interval.plan().idle();
        spot.figure("actualRate", interval.rates().actual(), idle ? OptionalDouble.empty() : number(row.get(1)));
        spot.figure("averageWatts", interval.power().averageWatts(), number(row.get(2)));
        spot.text("tier", interval.power().tier().map(EvidenceTier::label).orElse(""), EvidenceTier.SCRIPTED.label());
    }

    private static Map<Double, List<String>> rows(Path directory) throws IOException, Differs {
        String text = new String(Files.readAllBytes(directory.resolve(FILE)), StandardCharsets.UTF_8);
        String table = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .collect(Collectors.joining("\n", "", "\n"));
        Map<Double, List<String>> rows = new TreeMap<>();
        try {
            for (List<String> row : CsvTable.read(FILE, table, true).rows()) {
                rows.put(Double.valueOf(row.get(0)), row);
            }
        } catch (NumberFormatException | IndexOutOfBoundsException other) {
            throw Differs.file(FILE, "is no ladder table: " + other.getMessage());
        }
        return rows;
    }

    private static OptionalDouble number(String text) {
        return OptionalDouble.of(Double.parseDouble(text));
    }
}
