package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.settings.PercentText;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that decide the plan, shared by every command that has one. */
public final class PlanOptions {
    /** The suite of a command line that names none. */
    public static final String STANDARD_SUITE = "rating";

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "SUITE",
            description = "name of a suite, program:NAME for a foreign program, or path to a file of either (default: "
                    + STANDARD_SUITE + ")")
    private String suite;

    @Option(
            names = "--quick",
            description =
                    "fixed short lengths: a worklet takes about 15 s, the rating under five minutes; a rehearsal, not a rating")
    private boolean quick;

    @Option(
            names = "--only",
            split = ",",
            converter = ListedText.class,
            paramLabel = "WORKLET",
            completionCandidates = WorkletNames.class,
            description = "only these worklets of the suite")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--levels",
            split = ",",
            converter = ListedPercent.class,
            paramLabel = "PERCENT",
            description = "these load levels instead of those of the suite, for example 100,50 or 100%%,50%%")
    private List<Double> levels = new ArrayList<>();

    @Option(
            names = "--host",
            paramLabel = "HOST[:PORT]",
            description =
                    "a Director to use, once for each host, on port 7420 unless named (default: one on this machine,"
                            + " started for the run)")
    private List<String> hosts = new ArrayList<>();

    @Option(
            names = "--driver",
            paramLabel = "HOST[:PORT]",
            description =
                    "a Director on a machine that only drives, for suites with components on a driver; each system"
                            + " under test gets one, in turn")
    private List<String> drivers = new ArrayList<>();

    @Option(
            names = "--meter",
            paramLabel = "METER",
            description = "auto, none, SOURCE[:option=value,...], HOST:PORT, or a file: its path, or its name in"
                    + " config/meters; may be repeated, watts add up (default: auto)")
    private List<String> meters = new ArrayList<>();

    @Option(
            names = "--sensor",
            paramLabel = "SENSOR",
            description = "none, SOURCE[:option=value,...] or HOST:PORT, for example scripted:celsius=22.5; may be"
                    + " repeated")
    private List<String> sensors = new ArrayList<>();

    @Option(
            names = "--storage",
            paramLabel = "[HOST=]DIR",
            description = "existing directory for storage worklets, once per device; files go to its folder"
                    + " wattladder-storage (default: those of the suite, else devices found)")
    private List<String> storage = new ArrayList<>();

    @Option(names = "--keep-files", description = "keep the files of storage worklets for the next run")
    private boolean keepFiles;

    @Option(names = "--seed", paramLabel = "N", description = "seed that replaces the suite's")
    private Long seed;

    @Option(
            names = "--reference",
            paramLabel = "REFERENCE",
            description = "name of a file in config/references, or path to one, that scores are made against (default:"
                    + " that of the suite)")
    private String reference;

    /** A relative path means the working directory, which another host does not have. */
    private static String absolute(String option) {
        return option.startsWith("./")
                ? Path.of(option).toAbsolutePath().normalize().toString()
                : option;
    }

    /** One name of a list, which may have blanks around it. */
    private static final class ListedText implements ITypeConverter<String> {
        @Override
        public String convert(String name) {
            return name.strip();
        }
    }

    /** One percentage of a list, with or without its sign and blanks. */
    private static final class ListedPercent implements ITypeConverter<Double> {
        @Override
        public Double convert(String percent) {
            return Double.valueOf(PercentText.withoutSign(percent));
        }
    }

    /** What these options ask for, unchecked. */
    public PlanRequest request() {
        return new PlanRequest(
                Optional.ofNullable(suite).orElse(STANDARD_SUITE),
                quick,
                only,
                levels,
                hosts,
                drivers,
                meters,
                sensors,
                storage.stream().map(PlanOptions::absolute).toList(),
                keepFiles,
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed),
                Optional.ofNullable(reference));
    }
}
