package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.change.QuickLengths;
import org.wattladder.chauffeur.config.change.RandomPlans;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.plan.RunPlan;

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
                .hasMessageEndingWith("Missing creator property 'seed'");
        assertThatThrownBy(() -> PlanYaml.read("seed: ["))
                .hasMessageStartingWith("plan.yaml is no plan: plan.yaml:1:8: is not YAML: ");
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
