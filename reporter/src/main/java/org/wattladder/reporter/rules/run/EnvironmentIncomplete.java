package org.wattladder.reporter.rules.run;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A rating discloses what was rated. */
final class EnvironmentIncomplete implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "environment-incomplete",
                "Every fact that a rating needs is discovered or declared, for the run and for every host.",
                "warning in a rating, naming what is absent; nothing in other runs",
                "ours, after the public practice of full disclosure: others must be able to repeat a rating",
                "Run `wattladder discover`, complete the file, and give it to `run --environment`; see environment.md.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Environment environment = run.result().environment();
        if (run.result().plan().suite().mode() != RunMode.RATING || !environment.asked()) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        check(Message.of("place.run"), false, environment.facts(), findings);
        for (HostEnvironment host : run.result().disclosedSystems()) {
            check(Message.of("place.host", host.host()), true, host.facts(), findings);
        }
        return List.copyOf(findings);
    }

    private void check(Message place, boolean ofHost, List<EnvironmentFact> facts, List<Finding> findings) {
        List<String> missing = EnvironmentKey.all(ofHost).stream()
                .filter(EnvironmentKey::isNeeded)
                .filter(key -> facts.stream().noneMatch(fact -> isKnown(key, fact)))
                .map(EnvironmentKey::path)
                .toList();
        if (!missing.isEmpty()) {
            findings.add(description()
                    .finding(Severity.WARNING, place, "environment-incomplete.missing", missing, missing.size()));
        }
    }

    private static boolean isKnown(EnvironmentKey key, EnvironmentFact fact) {
        return fact.key().filter(key::equals).isPresent()
                && fact.value().asOptional().isPresent();
    }
}
