package org.wattladder.chauffeur.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.chauffeur.config.PlanRequest;
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
            description = "name of a suite, or path to a suite file (default: " + STANDARD_SUITE + ")")
    private String suite;

    @Option(names = "--quick", description = "shorten every interval, so that the run takes about five minutes")
    private boolean quick;

    @Option(names = "--only", split = ",", paramLabel = "WORKLET", description = "only these worklets of the suite")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--levels",
            split = ",",
            paramLabel = "PERCENT",
            description = "these load levels in place of those of the suite, for example 100,50")
    private List<Double> levels = new ArrayList<>();

    @Option(
            names = "--host",
            paramLabel = "HOST:PORT",
            description = "a Director to use, once for each host (default: one on this machine, started for the run)")
    private List<String> hosts = new ArrayList<>();

    @Option(
            names = "--meter",
            paramLabel = "METER",
            description = "auto, none, SOURCE[:option=value,...], HOST:PORT or the name of a file in config/meters; may"
                    + " be repeated, watts add up (default: auto)")
    private List<String> meters = new ArrayList<>();

    @Option(
            names = "--sensor",
            paramLabel = "SENSOR",
            description = "none, SOURCE[:option=value,...] or HOST:PORT, for example scripted:celsius=22.5; may be"
                    + " repeated")
    private List<String> sensors = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "seed in place of the suite's")
    private Long seed;

    /** What these options ask for, unchecked. */
    public PlanRequest request() {
        return new PlanRequest(
                Optional.ofNullable(suite).orElse(STANDARD_SUITE),
                quick,
                only,
                levels,
                hosts,
                meters,
                sensors,
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed));
    }
}
