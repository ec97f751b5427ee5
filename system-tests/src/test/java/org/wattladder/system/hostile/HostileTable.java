package org.wattladder.system.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Printable;
import org.wattladder.system.hostile.Lie.Verdict;

/** Runs against many liars, several at a time as they mostly wait, and looks at how each run ended. */
final class HostileTable {
    private static final int AT_A_TIME = 12;
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private HostileTable() {}

    /** Starts the liar of a row; it may keep files in this folder. */
    @FunctionalInterface
    interface Opening {
        Listening open(Path folder) throws IOException;
    }

    /**
     * One liar.
     *
     * @param name of the row
     * @param kind of the plan
     * @param verdict what the Chauffeur must make of it
     * @param liar who lies
     */
    record Case(String name, HostilePlans.Kind kind, Verdict verdict, Opening liar) {}

    /** What came of it; not the result itself, of which there would be thousands. */
    private record Row(Case of, String outcome, String wrong, String sentence, long millis) {
        Row(Case of, HostileLab.Ended ended) {
            this(
                    of,
                    HostileTable.outcome(ended),
                    HostileTable.wrong(of, ended),
                    Printable.quote(ended.sentence(), 300),
                    ended.took().toMillis());
        }

        @Override
        public String toString() {
            return String.join("\t", outcome, millis + " ms", of.name(), wrong, sentence);
        }
    }

    /** Each must end bounded with its sentence, without a false figure, and what was measured before must be in the result. */
    static void check(Path directory, String name, List<Case> cases) throws Exception {
        List<Row> rows = run(directory, cases);
        Map<String, Integer> outcomes = new TreeMap<>();
        rows.forEach(row -> outcomes.merge(row.outcome(), 1, Integer::sum));
        Files.write(
                Path.of("target", name + ".txt"),
                rows.stream()
                        .map(Row::toString)
                        .collect(Collectors.joining("\n"))
                        .getBytes(StandardCharsets.UTF_8));
        List<String> wrong = rows.stream()
                .filter(row -> !row.wrong().isEmpty())
                .map(Row::toString)
                .toList();
        assertThat(wrong)
                .as("of %s rows, with outcomes %s", rows.size(), outcomes)
                .isEmpty();
        assertThat(rows).hasSameSizeAs(cases).hasSizeGreaterThanOrEqualTo(20);
    }

    private static List<Row> run(Path directory, List<Case> cases) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(AT_A_TIME);
        try {
            List<Future<Row>> futures = new ArrayList<>();
            for (int place = 0; place < cases.size(); place++) {
                Case each = cases.get(place);
                Path folder = Files.createDirectory(directory.resolve("row-" + place));
                futures.add(threads.submit(() -> run(each, folder)));
            }
            List<Row> rows = new ArrayList<>();
            for (Future<Row> future : futures) {
                rows.add(future.get());
            }
            return rows;
        } finally {
            threads.shutdownNow();
        }
    }

    private static Row run(Case of, Path folder) throws IOException, InterruptedException {
        try (Listening liar = of.liar().open(folder)) {
            return new Row(
                    of,
                    new HostileLab(folder.resolve("run"), HostilePlans.of(of.kind(), liar.port()))
                            .run(liar.catalogue(), liar.version(), PATIENCE));
        }
    }

    private static String outcome(HostileLab.Ended ended) {
        if (ended.crash().isPresent()) {
            return "crashed";
        }
        return ended.accepted() ? "accepted" : ended.sentence().contains("HUNG") ? "hung" : "refused";
    }

    private static String wrong(Case of, HostileLab.Ended ended) {
        String outcome = outcome(ended);
        if (ended.crash().isPresent()) {
            return "crashed: " + ended.crash().get();
        }
        if (outcome.equals("hung")) {
            return "hung";
        }
        if (outcome.equals("accepted") && of.verdict() == Verdict.REFUSED) {
            return "accepted";
        }
        if (ended.sentence().contains("Exception") || ended.sentence().length() > 3000) {
            return "no sentence";
        }
        if (ended.result().isEmpty()) {
            return "";
        }
        RunResult result = ended.result().get();
        return of.verdict() == Verdict.REPORTABLE ? unreported(result) : wrong(result);
    }

    private static String unreported(RunResult result) {
        try {
            HostileLab.report(result);
            return "";
        } catch (IOException | RuntimeException unreportable) {
            return "cannot be reported: " + unreportable;
        }
    }

    private static String wrong(RunResult result) {
        if (!result.worklets().isEmpty() && result.worklets().get(0).intervals().size() != 2) {
            return "lost what was measured before";
        }
        return result.worklets().stream()
                        .flatMap(worklet -> worklet.intervals().stream())
                        .allMatch(HostileTable::isTrue)
                ? ""
                : "false figures";
    }

    private static boolean isTrue(IntervalResult interval) {
        double rate = HostInterval.rates(interval.clients()).values().stream()
                .mapToDouble(Double::doubleValue)
                .sum();
        return interval.clients().size() == 1
                && Math.abs(rate - HonestDirector.RATE) < 50
                && interval.window().nanos() < Duration.ofSeconds(5).toNanos();
    }
}
