package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ScorePlan;

class ReferenceOptionTest {
    private static final String SUITE = """
            title: t
            system: %s
            worklets:
              lu:
            """;
    private static final String REFERENCE = """
            machine: m
            made: 2026-03-01
            suite: rating
            suite-digest: "0000000000000000"
            tier: analyzer
            worklets: {lu: {work: "0000000000000000", levels: {100: 2}}}
            """;

    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder)
                .suite(SUITE.formatted("ladder"))
                .file("references/tower.yaml", REFERENCE)
                .file("lab/rack.yaml", REFERENCE);
    }

    private static PlanRequest against(String reference) {
        return new PlanRequest(
                "s",
                false,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of("none"),
                List.of(),
                List.of(),
                false,
                OptionalLong.empty(),
                Optional.of(reference));
    }

    @Test
    void shouldScoreAgainstAReferenceOfTheFolderOrOfAnyFile() throws ConfigProblems {
        ScorePlan score = tree.read(against("tower")).score();

        assertThat(score.reference().name()).isEqualTo("tower");
        assertThat(score.weights()).isEqualTo(ScorePlan.standard().weights());
        assertThat(tree.read(against(folder + "/lab/rack.yaml"))
                        .score()
                        .reference()
                        .name())
                .isEqualTo("rack");
        assertThat(tree.plan().score().reference()).isEqualTo(Reference.none());
    }

    @Test
    void shouldNameTheNearestReferenceAndAFileThatIsNotThere() {
        assertThat(tree.problems(against("towr")))
                .containsExactly("--reference: there is no reference \"towr\" in references; did you mean \"tower\"?");
        assertThat(tree.problems(against("lab/none.yaml")))
                .singleElement()
                .asString()
                .contains("lab/none.yaml");
    }

    @Test
    void shouldRefuseAReferenceWhereNothingIsScored() {
        tree.suite(SUITE.formatted("disk-io"));

        assertThat(tree.problems(against("tower")))
                .containsExactly("--reference: system disk-io has no scores against a reference; leave the option out");
    }
}
