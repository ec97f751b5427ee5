package org.wattladder.reporter.rules.run;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.environment.Likeness;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** What is disclosed is what the machine says of itself. */
final class EnvironmentContradicts implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "environment-contradicts",
                "No disclosed fact differs from what its Director found for this run; case, spacing, a unit and 1 % of a"
                        + " number do not count, descriptions are not compared.",
                "invalid for a number in a rating, else warning",
                "ours: a disclosure that the machine itself denies misleads",
                "Correct the environment file, or make a new one with `wattladder discover`.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Severity ofNumber = Severity.ofRating(run.result().plan().suite().mode());
        List<Finding> findings = new ArrayList<>();
        for (HostEnvironment host : run.result().environment().hosts()) {
            for (EnvironmentFact fact : host.facts()) {
                if (fact.contradicted()) {
                    findings.add(description()
                            .finding(
                                    isNumber(fact) ? ofNumber : Severity.WARNING,
                                    Message.of("place.host-fact", host.host(), fact.group() + "." + fact.name()),
                                    "environment-contradicts.differs",
                                    fact.value().asOptional().orElse(""),
                                    fact.found().asOptional().orElse("")));
                }
            }
        }
        return List.copyOf(findings);
    }

    private static boolean isNumber(EnvironmentFact fact) {
        return fact.key()
                .map(EnvironmentKey::likeness)
                .filter(Likeness.NUMBER::equals)
                .isPresent();
    }
}
