package org.wattladder.reporter.verify.figure;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Spreadsheet;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

/** Holds an imported result to the table it was made of: rates and watts, nothing else is known of it. */
public final class ImportedDerivation {
    /** The table's name in a run directory. */
    public static final String FILE = "imported.csv";

    private static final String ARCHIVE = "result.xml";
    private static final String TOTAL = "overall";
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
        // Imports of older versions called these figures scripted.
        Optional<EvidenceTier> tier = interval.power().tier();
        EvidenceTier expected = tier.filter(EvidenceTier.SCRIPTED::equals).orElse(EvidenceTier.PUBLISHED);
        spot.text("tier", tier.map(EvidenceTier::label).orElse(""), expected.label());
    }

    private static Map<Double, List<String>> rows(Path directory) throws IOException, Differs {
        Map<Double, List<String>> rows = new TreeMap<>();
        try {
            String text = Files.readString(directory.resolve(FILE));
            Spreadsheet.read(text).rows().stream()
                    .skip(1)
                    .map(Spreadsheet.Row::cells)
                    .filter(row -> !row.get(0).equalsIgnoreCase(TOTAL))
                    .forEach(row -> rows.put(load(row.get(0)), row));
        } catch (NumberFormatException | IndexOutOfBoundsException | CharacterCodingException other) {
            throw Differs.file(FILE, "is no ladder table: " + other.getMessage());
        }
        return rows;
    }

    /** A load, with or without its unit; idle may be called so. */
    private static double load(String cell) {
        String load = cell.toLowerCase(Locale.ROOT);
        return load.endsWith("idle")
                ? 0
                : Double.parseDouble(Spreadsheet.withPoint(load.replace("%", "").strip()));
    }

    private static OptionalDouble number(String text) {
        return OptionalDouble.of(Double.parseDouble(Spreadsheet.withPoint(text)));
    }
}
