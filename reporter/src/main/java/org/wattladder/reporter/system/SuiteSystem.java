package org.wattladder.reporter.system;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.view.page.Section;

/**
 * What a suite is held to and summed up by, beside the rules and sections that all runs have. An implementation has a public
 * constructor without parameters and its name in {@code META-INF/services}; it is safe for use by any thread.
 */
public interface SuiteSystem {
    /** What suite files call it: small letters, digits and hyphens, unique. */
    String id();

    /** What it adds, a clause for the page of settings. */
    String sentence();

    /** Rules of its own, in the order of reports. */
    default List<Rule> rules() {
        return List.of();
    }

    /** Whether its scores stand against a reference machine, so that a suite may hold {@code score}. */
    default boolean scoresAgainstReference() {
        return false;
    }

    /** The one figure that sums up a run; absent with the reason. */
    default RatedFigure score(RunFigures run) {
        return RatedFigure.absent(Message.of("absent.no-overall-score", id()));
    }

    /**
     * The figures that sum up a run, each with its own name, for every format alike. A figure that is absent has its reason; none
     * only when the run has nothing that the system is about.
     */
    List<Headline> headline(RunFigures run);

    /** What the last screen says instead of verdict, headline and table of worklets; no part leaves these. */
    default List<AnswerPart> answer(RunFigures run) {
        return List.of();
    }

    /** Parts of the report of its own, in order. */
    default List<Section> sections(RunFigures run) {
        return List.of();
    }
}
