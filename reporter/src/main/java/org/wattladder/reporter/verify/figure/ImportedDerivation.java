package org.wattladder.reporter.verify.figure;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.ladder.LadderTable;
import org.wattladder.reporter.ladder.UnreadableLadder;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

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
        LadderTable table = table(directory);
        Map<Double, LadderTable.Rung> rows = new TreeMap<>();
        table.levels().forEach(rung -> rows.put(rung.loadPercent(), rung));
        table.idleWatts().ifPresent(watts -> rows.put(0.0, new LadderTable.Rung(0, 0, watts)));
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

    private static void check(Spot spot, IntervalResult interval, Map<Double, LadderTable.Rung> rows) throws Differs {
        double load = interval.plan().loadPercent().orElseThrow();
        LadderTable.Rung row = rows.get(load);
        if (row == null) {
            throw spot.differs("loadPercent", Double.toString(load), "");
        }
        boolean idle = interval.plan().idle();
        spot.figure(
                "actualRate",
                interval.rates().actual(),
                idle ? OptionalDouble.empty() : OptionalDouble.of(row.operationsPerSecond()));
        spot.figure("averageWatts", interval.power().averageWatts(), OptionalDouble.of(row.averageWatts()));
        spot.text("tier", interval.power().tier().map(EvidenceTier::label).orElse(""), EvidenceTier.SCRIPTED.label());
    }

    private static LadderTable table(Path directory) throws IOException, Differs {
        try {
            return LadderTable.read(FILE, Files.readString(directory.resolve(FILE)));
        } catch (UnreadableLadder | CharacterCodingException other) {
            throw Differs.file(FILE, "is no ladder table: " + other.getMessage());
        }
    }
}
