package org.wattladder.reporter.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleRuns;

class SummaryTextTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    @Test
    void shouldSayWhatAPersonNeedsToKnow() {
        assertThat(summary(SampleRuns.quick(), ENGLISH, new Screen(80, false, "wattladder run --meter 'a b'")))
                .isEqualTo("""
                REHEARSAL  Server efficiency rating
                The whole plan was executed with shortened lengths; this is not a rating. 2
                findings would make a rating invalid. Watts are estimated.

                Overall score           none: the plan names no reference
                Active idle             41.70 W, evidence tier estimated

                worklet    rate /s watts per watt
                crypto-aes   1,836 118.3    15.52
                lu           709.6 126.9    5.592

                would be invalid  weak-evidence      meter local: A model estimated the figures…
                would be invalid  inlet-temperature  run: The inlet temperature is unknown in 7…

                Next                    start the rating: wattladder run --meter 'a b'
                Report                  results/1/result.html
                """);
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80, 100, 200})
    void shouldFitTheScreen(int width) {
        for (RunResult run : List.of(SampleRuns.quick(), SampleRuns.incomplete(), SampleRuns.scored())) {
            List<String> lines =
                    summary(run, ENGLISH, new Screen(width, false, "")).lines().toList();
            assertThat(lines)
                    .hasSizeLessThan(20)
                    .allSatisfy(line -> assertThat(Columns.of(line)).isLessThanOrEqualTo(Math.max(80, width)));
        }
    }

    @Test
    void shouldPaintVerdictAndSeveritiesAlone() {
        String colored = summary(SampleRuns.quick(), ENGLISH, new Screen(80, true, ""));
        assertThat(colored).startsWith("\u001b[1;36mREHEARSAL\u001b[0m  ").contains("\u001b[33mwould be invalid");
        assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(summary(SampleRuns.quick(), ENGLISH, new Screen(80, false, "")));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldSpeakEveryLanguage(Language language) {
        assertThat(summary(SampleRuns.quick(), Words.in(language), new Screen(80, false, "")))
                .contains(language == Language.GERMAN ? "41,70" : "41.70", language.fileName("result.html"))
                .doesNotContain("summary.", "next.");
    }

    private static String summary(RunResult run, Words words, Screen screen) {
        return Reporter.summary(run, words, screen, "results/1");
    }
}
