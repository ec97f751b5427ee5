package org.wattladder.reporter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Numbers;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.system.SuiteSystems;

/** What rules find is said in every language, every argument of it. */
class FindingWordsTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    @ParameterizedTest
    @MethodSource("failingRuns")
    void shouldSayWhatIsFoundInEveryLanguage(FailingCase failing) {
        List<Finding> findings =
                SuiteSystems.judge(RunFigures.of(failing.run())).findings();

        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Finding finding : findings) {
                String said = words.sentence(finding.message());
                assertThat(said)
                        .as("%s in %s.properties", finding.message(), language.tag())
                        .doesNotContain(finding.message().id(), "{", "}", "('", "~p", "~d", "~s", "~+");
                assertThat(Numbers.in(said)).isEqualTo(Numbers.in(ENGLISH.sentence(finding.message())));
                assertThat(Numbers.in(words.say(finding.place()))).isEqualTo(Numbers.in(ENGLISH.say(finding.place())));
            }
        }
    }

    static Stream<FailingCase> failingRuns() {
        return FailingRuns.all().stream();
    }
}
