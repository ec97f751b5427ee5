package org.wattladder.reporter.recomputed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Holds the scores and the energy view in {@code result.json} to the figures derived. */
public final class JsonCheck {
    /** Its name in a run directory. */
    public static final String FILE = "result.json";

    /** Standard uncertainties on either side of a figure. */
    private static final double COVERAGE = 2;

    /** Ends of intervals come from uncertainties that were rounded to ten digits. */
    private static final double ROUNDED = 1e-9;

    private final DerivedRun run;
    private final DerivedScores scores;
    private int figures;

    private JsonCheck(DerivedRun run) {
        this.run = run;
        this.scores = new DerivedScores(run);
    }

    /**
     * Throws at the first figure that differs.
     *
     * @return number of figures that agree
     */
    public static int check(Path directory, DerivedRun run) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            throw Differs.file(FILE, "is missing");
        }
        try {
            JsonCheck check = new JsonCheck(run);
            check.root(WireCodec.strictMapper().readTree(new String(Files.readAllBytes(file), StandardCharsets.UTF_8)));
            return check.figures;
        } catch (JacksonException unreadable) {
            throw Differs.file(FILE, "cannot be read: " + unreadable.getOriginalMessage());
        }
    }

    private void root(JsonNode root) throws Differs {
        Spot spot = new Spot(FILE, "", "");
        spot.text("run", root.path("run").asString(), run.result().run());
        rated(spot, root, "overallScore", scores.overall());
        figure(spot, root, "idleWatts", scores.idleWatts());
        figure(
                spot,
                root,
                "highestWatts",
                run.worklets().stream()
                        .flatMap(List::stream)
                        .filter(interval -> interval.interval().counts())
                        .flatMapToDouble(interval -> interval.watts().stream())
                        .max());
        for (JsonNode workload : root.path("workloads")) {
            String name = workload.path("workload").asString();
            rated(new Spot(FILE, "workload " + name, ""), workload, "score", scores.workload(name));
        }
        List<List<DerivedInterval>> worklets = run.worklets().stream()
                .filter(worklet -> !DerivedScores.levels(worklet).isEmpty())
                .toList();
        rated(
                spot,
                root,
                "overallOpsPerWatt",
                worklets.size() == 1 ? scores.ladderRatio(worklets.get(0)) : OptionalDouble.empty());
        spot.count("number of worklets", root.path("worklets").size(), worklets.size());
        for (int i = 0; i < worklets.size(); i++) {
            worklet(root.path("worklets").path(i), worklets.get(i));
        }
    }

    private void worklet(JsonNode node, List<DerivedInterval> worklet) throws Differs {
        Spot spot = new Spot(FILE, worklet.get(0).plan().name(), "");
        spot.text("worklet", node.path("worklet").asString(), spot.worklet());
        figure(
                spot,
                node,
                "calibratedPerSecond",
                worklet.get(0)
                        .worklet()
                        .map(found -> found.calibratedRate().asOptional())
                        .orElse(OptionalDouble.empty()));
        rated(spot, node, "score", scores.worklet(worklet));
        figure(spot, node, "geometricMeanPerWatt", DerivedScores.geometricMeanPerWatt(worklet));
        rated(spot, node, "ladderRatio", scores.ladderRatio(worklet));
        figure(spot, node, "dynamicRangePercent", scores.dynamicRangePercent(worklet));
        figure(spot, node, "proportionality", scores.proportionality(worklet));
        figure(spot, node, "mostEfficientLoadPercent", DerivedScores.mostEfficientLoad(worklet));
        List<DerivedInterval> levels = DerivedScores.levels(worklet);
        spot.count("number of levels", node.path("levels").size(), levels.size());
        for (int i = 0; i < levels.size(); i++) {
            level(node.path("levels").path(i), levels.get(i));
        }
    }

    private void level(JsonNode node, DerivedInterval level) throws Differs {
        Spot spot = new Spot(FILE, level.plan().name(), level.interval().label().notation());
        figure(spot, node, "interval", OptionalDouble.of(level.interval().number()));
        figure(
                spot,
                node,
                "loadPercent",
                level.interval().depth().isPresent() || level.interval().untimed()
                        ? OptionalDouble.empty()
                        : level.interval().loadPercent());
        figure(spot, node, "transactionsPerSecond", level.actual());
        figure(spot, node, "performance", level.performance());
        figure(spot, node, "averageWatts", level.watts());
        figure(spot, node, "joulesPerTransaction", level.joules());
        OptionalDouble perWatt = level.perWatt();
        boolean worked = perWatt.isPresent() && perWatt.getAsDouble() > 0;
        rated(spot, node, "performancePerWatt", worked ? perWatt : OptionalDouble.empty());
        figure(spot, node, "score", scores.level(level));
    }

    /** A figure, and the ends of its interval against the uncertainty that is stated with it. */
    private void rated(Spot spot, JsonNode node, String name, OptionalDouble derived) throws Differs {
        figure(spot, node, name, derived);
        JsonNode combined = node.path(name + "Uncertainty").path("combinedPercent");
        if (derived.isPresent() && combined.isNumber()) {
            double factor = Math.exp(COVERAGE * combined.doubleValue() / 100);
            end(spot, node, name + "Low", derived.getAsDouble() / factor);
            end(spot, node, name + "High", derived.getAsDouble() * factor);
        }
    }

    private void end(Spot spot, JsonNode node, String name, double derived) throws Differs {
        double printed = node.path(name).asDouble(0);
        if (Math.abs(printed - derived) > ROUNDED * Math.abs(derived)) {
            throw spot.differs(name, Double.toString(printed), Double.toString(derived));
        }
        figures++;
    }

    private void figure(Spot spot, JsonNode node, String name, OptionalDouble derived) throws Differs {
        JsonNode field = node.path(name);
        String printed = field.isNumber()
                ? field.decimalValue().stripTrailingZeros().toPlainString()
                : field.isNull() ? "" : field.toString();
        if (field.isMissingNode() || !Rounded.isMachine(printed, derived)) {
            throw spot.differs(name, field.isMissingNode() ? "no such field" : printed, Rounded.machine(derived));
        }
        figures++;
    }
}
