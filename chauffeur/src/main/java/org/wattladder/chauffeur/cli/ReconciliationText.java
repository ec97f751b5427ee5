package org.wattladder.chauffeur.cli;

import java.util.Locale;
import org.wattladder.reporter.reconcile.Fit;
import org.wattladder.reporter.reconcile.Judged;
import org.wattladder.reporter.reconcile.Reconciliation;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A reconciliation for people and for programs. */
final class ReconciliationText {
    private ReconciliationText() {}

    static String text(Reconciliation found) {
        StringBuilder text = new StringBuilder();
        found.fit().ifPresent(fit -> text.append(figures(found, fit)));
        for (Judged judged : found.judged()) {
            text.append(String.format(Locale.ROOT, "%s: %s%n", judged.relation().word(), judged.sentence()));
        }
        return text.toString();
    }

    private static String figures(Reconciliation found, Fit fit) {
        return String.format(
                Locale.ROOT,
                "%s = %.4f x %s %+.2f W, %.1f s later%n"
                        + "  gain      %.4f +- %.4f%n"
                        + "  offset    %+.2f +- %.2f W%n"
                        + "  lag       %.2f s, from %.2f to %.2f s%n"
                        + "  averaged  %s%n"
                        + "  residual  %.2f W over %d pairs; %.2f %% of the variation explained%n",
                found.other(),
                fit.gain(),
                found.reference(),
                fit.offsetWatts(),
                fit.lagSeconds(),
                fit.gain(),
                fit.gainMargin(),
                fit.offsetWatts(),
                fit.offsetMarginWatts(),
                fit.lagSeconds(),
                fit.lagLeastSeconds(),
                fit.lagMostSeconds(),
                fit.averagedSeconds() > 0
                        ? String.format(Locale.ROOT, "over about %.0f s", fit.averagedSeconds())
                        : "no longer than " + found.reference(),
                fit.residualWatts(),
                fit.pairs(),
                fit.explained() * 100);
    }

    static String json(Reconciliation found) {
        JsonMapper mapper = JsonMapper.builder().build();
        ObjectNode root = mapper.createObjectNode();
        root.put("reference", found.reference());
        root.put("other", found.other());
        root.put("agrees", found.agrees());
        found.fit()
                .ifPresent(fit -> root.putObject("fit")
                        .put("gain", fit.gain())
                        .put("gainMargin", fit.gainMargin())
                        .put("offsetWatts", fit.offsetWatts())
                        .put("offsetMarginWatts", fit.offsetMarginWatts())
                        .put("lagSeconds", fit.lagSeconds())
                        .put("lagLeastSeconds", fit.lagLeastSeconds())
                        .put("lagMostSeconds", fit.lagMostSeconds())
                        .put("averagedSeconds", fit.averagedSeconds())
                        .put("residualWatts", fit.residualWatts())
                        .put("explained", fit.explained())
                        .put("pairs", fit.pairs()));
        ArrayNode verdicts = root.putArray("verdicts");
        found.judged()
                .forEach(judged -> verdicts.addObject()
                        .put("verdict", judged.relation().word())
                        .put("sentence", judged.sentence()));
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(root) + System.lineSeparator();
    }
}
