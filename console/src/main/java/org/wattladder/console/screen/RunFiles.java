package org.wattladder.console.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.language.Language;

/** The files of a run that a browser may have: a fixed list, and logs. A name is looked up in it, never made a path of. */
public final class RunFiles {
    private static final List<String> FIGURES = Stream.concat(
                    Reporter.formats().stream().map(ReportFormat::fileName),
                    Stream.of(RunDirectory.RESULT, RunDirectory.SAMPLES))
            .toList();
    private static final List<String> RECORDS = List.of(
            RunDirectory.PLAN,
            RunDirectory.ENVIRONMENT,
            RunDirectory.JOURNAL,
            RunDirectory.IMPORTED,
            RunDirectory.MANIFEST,
            RunDirectory.SIGNATURE);
    private static final Pattern LOG = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

    private RunFiles() {}

    /**
     * A group of files.
     *
     * @param name id of its words
     * @param files that are there
     */
    public record Group(String name, List<String> files) {
        public Group {
            files = List.copyOf(files);
        }
    }

    /** Those that this run has. */
    public static List<Group> of(Path run) throws IOException {
        List<String> pages = new ArrayList<>();
        for (Language language : Language.values()) {
            Reporter.pages().forEach(page -> pages.add(language.fileName(page.fileName())));
        }
        return List.of(
                        new Group("console.files-reports", there(run, pages)),
                        new Group("console.files-figures", there(run, FIGURES)),
                        new Group("console.files-records", there(run, RECORDS)),
                        new Group("console.files-logs", logs(run)))
                .stream()
                .filter(group -> !group.files().isEmpty())
                .toList();
    }

    /** The file of this name; empty when the run has none, or it is none to be had. */
    public static Optional<Path> named(Path run, String name) throws IOException {
        return of(run).stream()
                .flatMap(group -> group.files().stream())
                .filter(name::equals)
                .findFirst()
                .map(known -> run.resolve(known));
    }

    /** The media type of a file by its name. */
    public static String mediaType(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html" -> "text/html; charset=utf-8";
            case "json" -> "application/json";
            case "xml" -> "application/xml";
            case "csv" -> "text/csv; charset=utf-8";
            default -> "text/plain; charset=utf-8";
        };
    }

    private static List<String> there(Path run, List<String> names) {
        return names.stream()
                .filter(name -> Files.isRegularFile(run.resolve(name), LinkOption.NOFOLLOW_LINKS))
                .toList();
    }

    private static List<String> logs(Path run) throws IOException {
        Path folder = run.resolve(RunDirectory.LOGS);
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return List.of();
        }
        try (Stream<Path> logs = Files.list(folder)) {
            return logs.filter(log -> Files.isRegularFile(log, LinkOption.NOFOLLOW_LINKS))
                    .map(log -> String.valueOf(log.getFileName()))
                    .filter(name -> LOG.matcher(name).matches())
                    .sorted()
                    .map(name -> RunDirectory.LOGS + "/" + name)
                    .toList();
        }
    }
}
