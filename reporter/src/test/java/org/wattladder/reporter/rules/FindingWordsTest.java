package org.wattladder.reporter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Numbers;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.system.SuiteSystems;

/** What rules find is said in every language; a new sentence needs a line in each word file. */
class FindingWordsTest {
    private static final List<Words> TRANSLATIONS =
            Language.translations().stream().map(Words::in).toList();

    /** What a plan says of itself, in its own words. */
    private static final Set<String> QUOTED = Set.of("Changed: Only lu.", "Levels 100, 50.");

    @ParameterizedTest
    @MethodSource("failingRuns")
    void shouldSayWhatIsFoundInEveryLanguage(FailingCase failing) {
        List<Finding> findings =
                SuiteSystems.judge(RunFigures.of(failing.run())).findings();

        for (Words words : TRANSLATIONS) {
            for (Finding finding : findings) {
                assertThat(words.pieces(finding.sentence()))
                        .as(
                                "add words for \"%s\" to %s.properties",
                                finding.sentence(), words.language().tag())
                        .isNotEmpty()
                        .allMatch(piece -> piece.translated() || QUOTED.contains(piece.text()));
                assertThat(Numbers.in(words.say(finding.sentence()))).isEqualTo(Numbers.in(finding.sentence()));
                assertThat(Numbers.in(words.value(finding.place()))).isEqualTo(Numbers.in(finding.place()));
            }
        }
    }

    static Stream<FailingCase> failingRuns() {
        return FailingRuns.all().stream();
    }
}
