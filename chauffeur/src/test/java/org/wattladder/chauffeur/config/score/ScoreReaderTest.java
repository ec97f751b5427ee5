package org.wattladder.chauffeur.config.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceLevel;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;

class ScoreReaderTest {
    @TempDir
    private Path config;

    private final Problems problems = new Problems();

    private ScorePlan read(String score) {
        return new ScoreReader(ConfigLayers.of(config))
                .plan(
                        SectionFile.parse("s.yaml", score, ScoreKeys.SECTION, problems)
                                .orElseThrow(),
                        problems);
    }

    private List<String> sentences() {
        return problems.found().stream().map(Problem::sentence).toList();
    }

    @Test
    void shouldBeTheStandardScoreWhenNothingIsSaid() {
        assertThat(read("{}")).isEqualTo(ScorePlan.standard());
        assertThat(sentences()).isEmpty();
    }

    /** Else the reference machine would not score exactly 1000. */
    @RepeatedTest(20)
    void shouldReadEveryFigureAsExactlyTheNumberThatWasWritten(RepetitionInfo repetition) throws Exception {
        Random random = new Random(repetition.getCurrentRepetition());
        List<ReferenceWorklet> worklets = new ArrayList<>();
        for (String name : List.of("lu", "null", "xml-validate-1")) {
            worklets.add(new ReferenceWorklet(
                    name,
                    "0123456789012345",
                    List.of(
                            new ReferenceLevel(100, Math.exp(60 * random.nextDouble() - 30)),
                            new ReferenceLevel(12.5, random.nextDouble() + 1e-9))));
        }
        Reference reference = new Reference(
                "tower", "a \"tower\": C:\\ # 1", "2026-03-01", "rating", "0000000000000000", "in-band", worklets);
        Files.createDirectories(config.resolve("references"));
        Files.writeString(config.resolve("references/tower.yaml"), ReferenceYaml.write(reference));

        ScorePlan plan = read("reference: tower");

        assertThat(sentences()).isEmpty();
        assertThat(plan.reference()).as("seed %s", repetition).isEqualTo(reference);
    }

    @Test
    void shouldTakeAFileWithoutATierAsADefinition() throws Exception {
        Reference unit = new Reference(
                "unit",
                "a made-up unit",
                "2026-03-01",
                "rating",
                "0000000000000000",
                "",
                List.of(new ReferenceWorklet("lu", "0000000000000000", List.of(new ReferenceLevel(100, 2)))));
        Files.createDirectories(config.resolve("references"));
        Files.writeString(config.resolve("references/unit.yaml"), ReferenceYaml.write(unit));

        assertThat(read("reference: unit").reference()).isEqualTo(unit);
        assertThat(sentences()).isEmpty();
    }

    @Test
    void shouldRefuseWeightsThatAreNotHundredTogether() {
        read("weights: {cpu: 60, memory: 30}");
        read("weights: {cpu: 60, combined: 40}");
        assertThat(sentences())
                .containsExactly(
                        "score.weights must be percentages that are 100 together, not 90",
                        "score.weights names combined, whose worklets count to another workload; leave it out and see"
                                + " combined-counts-to");
    }

    @Test
    void shouldNameTheNearestReferenceAndWhatIsWrongInIt() throws Exception {
        Files.createDirectories(config.resolve("references"));
        Files.writeString(config.resolve("references/tower.yaml"), """
                machine: m
                made: 2026-03-01
                suite: rating
                suite-digest: "0000000000000000"
                tier: analyser
                worklets: {lu: {work: "0000000000000000", levels: {120: 1, 100: 0}}}
                """);
        read("reference: towr");
        read("reference: tower");
        assertThat(sentences())
                .anyMatch(sentence -> sentence.contains("did you mean \"tower\"?"))
                .anyMatch(sentence -> sentence.contains("tier must be an evidence tier"))
                .anyMatch(sentence -> sentence.contains("must be a number above 0, not 0"))
                .anyMatch(
                        sentence -> sentence.contains("a load level must be a percentage from 0.001 to 100, not 120"));
    }
}
