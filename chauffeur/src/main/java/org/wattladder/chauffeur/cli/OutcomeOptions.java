package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.system.measure.MeasureExport;
import org.wattladder.settings.problem.Names;
import picocli.CommandLine.Option;

/** The options of {@code wattladder measure} that say what is done with what was measured. */
final class OutcomeOptions {
    private static final List<String> FORMATS = Arrays.stream(MeasureExport.values())
            .map(format -> format.name().toLowerCase(Locale.ROOT))
            .toList();

    @Option(
            names = "--export",
            arity = "2",
            paramLabel = "FORMAT FILE",
            hideParamSyntax = true,
            description = "Also write json, csv, markdown or junit to a file; may be repeated.")
    private List<String> exports = new ArrayList<>();

    @Option(names = "--html", paramLabel = "FILE", description = "Also write the report to this file.")
    private Path html;

    @Option(
            names = "--fail-if-worse",
            paramLabel = "PERCENT",
            description = "Exit with 1 when a command takes more energy than the first (more time, where watts are"
                    + " estimated or absent) by more than this many percent, beyond doubt.")
    private String worst;

    @Option(names = "--force", description = "Compare energy even where watts are only estimated from CPU time.")
    private boolean force;

    boolean force() {
        return force;
    }

    /**
     * Sees that all can be done before anything is measured.
     *
     * @throws IOException with a sentence, if an option makes no sense
     */
    void check() throws IOException {
        mostPercent();
        for (int place = 0; place < exports.size(); place += 2) {
            String format = exports.get(place);
            if (!FORMATS.contains(format)) {
                throw new IOException("--export " + format + " is none of " + String.join(", ", FORMATS)
                        + new Names(FORMATS).hint(format));
            }
            checkFolder("--export", Path.of(exports.get(place + 1)));
        }
        if (html != null) {
            checkFolder("--html", html);
        }
    }

    private static void checkFolder(String option, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
            throw new IOException(option + " " + file + " cannot be written: "
                    + (Files.isDirectory(file) ? "it is a folder" : "there is no folder " + folder));
        }
    }

    private double mostPercent() throws IOException {
        return worst == null ? 0 : OptionText.percent("--fail-if-worse", worst);
    }

    /** Writes what was asked for, and returns whether a command takes more than it may. */
    boolean write(Path run) throws IOException {
        RunResult result = new ReportWriter().result(run);
        for (int place = 0; place < exports.size(); place += 2) {
            MeasureExport format = MeasureExport.valueOf(exports.get(place).toUpperCase(Locale.ROOT));
            Files.writeString(Path.of(exports.get(place + 1)), format.of(result, mostPercent()));
        }
        if (html != null) {
            Files.copy(run.resolve("result.html"), html, StandardCopyOption.REPLACE_EXISTING);
        }
        return worst != null && MeasureExport.worse(result, mostPercent());
    }
}
