package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.change.QuickLengths;
import org.wattladder.chauffeur.config.change.RandomPlans;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Turns;
import org.wattladder.worklets.api.Metric;

class PlanYamlTest {
    private static final int SEED = 11;

    @Test
    void shouldReadBackEveryPlanThatItWrites() {
        Random random = new Random(SEED);
        for (int i = 0; i < 200; i++) {
            RunPlan plan = i % 2 == 0 ? RandomPlans.any(random) : QuickLengths.apply(RandomPlans.any(random));
            RunPlan read = PlanYaml.read(PlanYaml.write(plan));
            assertThat(read).as("seed %d, round %d", SEED, i).isEqualTo(plan);
            assertThat(PlanYaml.hash(read)).isEqualTo(PlanYaml.hash(plan));
        }
    }

    @Test
    void shouldWriteForPeople() {
        assertThat(PlanYaml.write(RandomPlans.paper(1)))
                .startsWith(
                        "format-version: 2\nsuite:\n  name: s\n  title: \"A title: with, \\\"odd\\\" characters #\u00e9\"\n  mode: rating\n")
                .contains("  schedule:\n    type: ladder\n    warm-up: 30s\n")
                .contains("    level:\n      pause: 10s\n      pre: 15s\n      recording: 120s\n      post: 15s\n")
                .doesNotContain("!<");
    }

    @Test
    void shouldWriteTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            String text = PlanYaml.write(RandomPlans.paper(2));
            for (String tag : new String[] {"tr", "ar-EG", "de"}) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(PlanYaml.write(RandomPlans.paper(2))).isEqualTo(text);
                assertThat(PlanYaml.read(text)).isEqualTo(RandomPlans.paper(2));
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void shouldHashWithSixtyFourHexadecimalDigitsThatFollowTheContent() {
        assertThat(PlanYaml.hash(RandomPlans.paper(1))).matches("[0-9a-f]{64}");
        assertThat(PlanYaml.hash(RandomPlans.paper(1))).isNotEqualTo(PlanYaml.hash(RandomPlans.paper(2)));
    }

    @Test
    void shouldSayWhereATextIsNoPlan() {
        String text = PlanYaml.write(RandomPlans.paper(1));
        assertThatThrownBy(() -> PlanYaml.read(text.replace("seed: 1\n", "seed: 1\ncolour: red\n")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("plan.yaml is no plan: Unrecognized property \"colour\"");
        assertThatThrownBy(() -> PlanYaml.read(text.replace("warm-up: 30s", "warm-up: 30")))
                .hasMessageContaining("no length of time");
        assertThatThrownBy(() -> PlanYaml.read(text.replace("seed: 1\n", "")))
                .hasMessageEndingWith("Missing required creator property 'seed'");
        assertThatThrownBy(() -> PlanYaml.read("seed: ["))
                .hasMessageStartingWith("plan.yaml is no plan: plan.yaml:1:8: is not YAML: ");
    }

    /** Plans of before name no folder of a program; those of commands of a command line have no folder but a text. */
    @Test
    void shouldReadMeasuredProgramsWithoutFolderAndCommandsInTurn() {
        Turns turns = new Turns(
                List.of("a", "b < c"),
                Optional.empty(),
                new Turns.Window(Duration.ofSeconds(12), Duration.ofSeconds(2), 0, 1),
                new Turns.Rounds(5, 30, 1),
                Duration.ofMinutes(10));
        RunPlan plan = SampleJournal.plan();
        RunPlan measured = plan.withWorklets(List.of(new WorkletPlan(
                "measure",
                "program",
                Metric.TRANSACTIONS,
                DeploymentPlan.alone(new Program.Measured(
                        "measure", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 0, 0), "", "{\"title\":\"a\"}")),
                turns)));
        assertThat(PlanYaml.read(PlanYaml.write(measured))).isEqualTo(measured);
        assertThat(PlanYaml.write(measured)).doesNotContain("folder:");
    }

    @Test
    void shouldRefuseAPlanOfAnotherVersion() {
        String text = PlanYaml.write(SampleJournal.plan());
        assertThatThrownBy(() -> PlanYaml.read(text.replace("format-version: 2\n", "")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("plan.yaml has no format version, but this version of Wattladder reads 2; use the one that"
                        + " wrote it");
        assertThatThrownBy(() -> PlanYaml.read(text.replace("format-version: 2\n", "format-version: 3\nnew: 1\n")))
                .hasMessageStartingWith("plan.yaml has format version 3, but");
    }
}
