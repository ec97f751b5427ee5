package org.wattladder.chauffeur.report;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.Disk;
import org.wattladder.chauffeur.journal.Folders;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.format.html.SeriesPage;
import org.wattladder.reporter.format.json.SeriesJson;
import org.wattladder.reporter.format.text.SeriesText;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.settings.file.BoundedFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The directory of a series: run directories {@code NAME-1}, {@code NAME-2} ... and the summary of them all. */
public final class SeriesDirectory {
    /** The summary for other tools. */
    public static final String JSON = "series.json";

    /** The summary for a terminal. */
    public static final String TEXT = "series.txt";

    /** The summary as a page. */
    public static final String PAGE = "series.html";

    /** Open while the process of the series is at it, between its runs too; gone at its end. */
    private static final String ON = "series.on";

    private static final int MOST_RUNS = 10_000;
    private static final int LARGEST_BYTES = 64 << 20;

    private final Path path;
    private final Repetitions planned;

    private SeriesDirectory(Path path, Repetitions planned) {
        this.path = path;
        this.planned = planned;
    }

    /**
     * Makes the directory of a new series.
     *
     * @throws IOException with a sentence, if there is already something in it
     */
    public static SeriesDirectory create(Path path, Repetitions planned) throws IOException {
        if (Files.exists(path)) {
            if (!Files.isDirectory(path)) {
                throw new IOException(path + " is a file; name a new directory with --out");
            }
            try (Stream<Path> content = Files.list(path)) {
                if (content.findAny().isPresent()) {
                    throw new IOException(path + " is not empty; name a new directory with --out, or remove it first");
                }
            }
        }
        Folders.make(path);
        return new SeriesDirectory(path, planned);
    }

    /** Whether there is the summary of a series in this directory. */
    public static boolean isSeries(Path path) {
        return Files.isRegularFile(path.resolve(JSON));
    }

    /**
     * Opens the directory of an earlier series.
     *
     * @throws IOException with a sentence, if its summary is none
     */
    public static SeriesDirectory open(Path path) throws IOException {
        try {
            JsonNode summary = JsonMapper.shared().readTree(BoundedFile.text(path.resolve(JSON), LARGEST_BYTES));
            JsonNode runs = summary.path("plannedRuns");
            JsonNode until = summary.path("untilPercent");
            if (runs.isIntegralNumber() && runs.longValue() > 0 && runs.longValue() <= MOST_RUNS) {
                return new SeriesDirectory(
                        path,
                        new Repetitions(
                                runs.intValue(),
                                until.isNumber() ? OptionalDouble.of(until.doubleValue()) : OptionalDouble.empty()));
            }
        } catch (CharacterCodingException other) {
            throw new IOException(path.resolve(JSON) + " is damaged: it is not text in UTF-8", other);
        } catch (JacksonException damaged) {
            throw new IOException(path.resolve(JSON) + " is damaged: " + damaged.getOriginalMessage(), damaged);
        }
        throw new IOException(path.resolve(JSON) + " does not say how many runs were planned, 1 to " + MOST_RUNS);
    }

    /** Tells other processes that the series is on, until it is closed or this process ends. */
    public Closeable begin() throws IOException {
        Path on = path.resolve(ON);
        Closeable file = Disk.ofThisMachine().open(on);
        return () -> {
            Files.delete(on);
            file.close();
        };
    }

    /** Whether a process is at the series in this directory; not to be asked by the process that is. */
    public static boolean isOn(Path path) {
        Path on = path.resolve(ON);
        try {
            return Files.isRegularFile(on) && Journal.isWritten(on);
        } catch (IOException over) {
            return false;
        }
    }

    /** Waits, without asking again and again, until no other process is at the series in this directory. */
    public static void awaitEnd(Path path) throws IOException, InterruptedException {
        try {
            Journal.awaitUnwritten(path.resolve(ON));
        } catch (NoSuchFileException over) {
            // It ended in order.
        }
    }

    /** Runs asked for, at most. */
    public int mostRuns() {
        return planned.most();
    }

    /** Directory of the run of this number, from 1. */
    public Path run(int number) {
        return path.resolve(path.toAbsolutePath().normalize().getFileName() + "-" + number);
    }

    /** Removes the directory when no run came of it. */
    public void discardIfEmpty() throws IOException {
        try (Stream<Path> content = Files.list(path)) {
            if (content.findAny().isPresent()) {
                return;
            }
        }
        Files.delete(path);
    }

    /** Those of its runs that left a result or a journal, in order. */
    public List<Path> runs() {
        List<Path> runs = new ArrayList<>();
        for (int number = 1; number <= planned.most(); number++) {
            Path run = run(number);
            if (RunDirectory.isOne(run)) {
                runs.add(run);
            }
        }
        return runs;
    }

    /**
     * Writes the summary of all runs that have a result, in English and in each of these languages.
     *
     * @param asked the first of them is that of the text for the terminal
     * @throws IOException with a sentence, if none has, or one cannot be read
     */
    public SeriesReport report(List<Language> asked) throws IOException {
        RunSeries series = series();
        Map<String, String> files = files(series, asked);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(path.resolve(file.getKey()), file.getValue());
        }
        return new SeriesReport(
                Objects.requireNonNull(files.get(Language.shown(asked).fileName(TEXT))),
                series.findings().stream().anyMatch(finding -> finding.severity() == Severity.INVALID),
                series.precise());
    }

    /**
     * Those files of the summary that are not what follows from the results of the runs; none when all are.
     *
     * @throws IOException with a sentence, if no run has a result, or one cannot be read
     */
    public List<String> differences() throws IOException {
        List<String> differences = new ArrayList<>();
        for (Map.Entry<String, String> file : files(series(), List.of()).entrySet()) {
            Path present = path.resolve(file.getKey());
            if (!Files.exists(present)) {
                differences.add(file.getKey() + ": is missing");
            } else if (!Files.readString(present).equals(file.getValue())) {
                differences.add(file.getKey() + ": is not what follows from the results of the runs");
            }
        }
        return differences;
    }

    private RunSeries series() throws IOException {
        List<RunFigures> figures = new ArrayList<>();
        for (Path run : runs()) {
            figures.add(RunFigures.of(new ReportWriter().result(run)));
        }
        if (figures.isEmpty()) {
            throw new IOException(path + " holds no run with a result");
        }
        return RunSeries.of(planned, figures);
    }

    /** Name and content of each, in English, in these languages and in those that are there already. */
    private Map<String, String> files(RunSeries series, List<Language> asked) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put(JSON, SeriesJson.write(series));
        for (Language language : Language.values()) {
            String name = language.fileName(TEXT);
            if (language == Language.ENGLISH || asked.contains(language) || Files.exists(path.resolve(name))) {
                files.put(name, SeriesText.write(series, Words.in(language)));
                files.put(language.fileName(PAGE), SeriesPage.write(series, Words.in(language)));
            }
        }
        return files;
    }
}
