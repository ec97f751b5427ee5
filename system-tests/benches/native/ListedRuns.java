import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.archive.RunPage;
import org.wattladder.chauffeur.archive.RunOrder;
import org.wattladder.chauffeur.archive.RunQuery;

/** Lists a results folder as a console does, and tells how long that takes. */
final class ListedRuns {
    private ListedRuns() {}

    private interface Work {
        void act() throws IOException;
    }

    /** Argument: results folder. */
    public static void main(String[] arguments) throws IOException {
        RunIndex index = RunIndex.over(List.of(Path.of(arguments[0])));
        timed("first scan", index::refresh);
        for (int again = 0; again < 3; again++) {
            timed("again", index::refresh);
        }
        RunQuery some = new RunQuery(
                Optional.empty(),
                Optional.empty(),
                Optional.of("aborted"),
                Optional.empty(),
                Optional.of(LocalDate.parse("2020-06-01")),
                Optional.empty(),
                "rack change",
                RunOrder.NEWEST_FIRST,
                2,
                20);
        RunPage[] page = new RunPage[1];
        timed("one page of what matches", () -> page[0] = index.find(some));
        System.out.println(index.find(RunQuery.everything()).total() + " runs, " + page[0].total() + " of them match");
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.println("heap in use " + (runtime.totalMemory() - runtime.freeMemory() >> 20) + " MiB");
        Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmHWM") || line.startsWith("VmRSS"))
                .forEach(line -> System.out.println("resident " + line.replaceAll("\\s+", " ")));
    }

    private static void timed(String what, Work work) throws IOException {
        long begun = System.nanoTime();
        work.act();
        System.out.printf("%s: %.3f s%n", what, (System.nanoTime() - begun) / 1e9);
    }
}
