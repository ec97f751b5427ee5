package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.config.change.OnlyWorklets;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.settings.problem.Problems;

class VariantsTest {
    private static final String SUITE = """
            title: t
            defaults:
              jvm-options: [-Xint]
            variants:
              speed: {clients: {per: host, users: 1}}
              rate: {clients: {per: thread}}
            worklets:
              lu:
                variants:
                  peak: {jvm-options: [-Xcomp]}
              crypto-aes:
              idle:
            """;

    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder);
        tree.file("clients/core.yaml", "per: core\n");
    }

    private static List<String> names(RunPlan plan) {
        return plan.worklets().stream().map(WorkletPlan::name).toList();
    }

    @Test
    void shouldRunEachWorkletButIdleInEachVariant() throws ConfigProblems {
        RunPlan plan = tree.suite(SUITE).plan();
        assertThat(names(plan))
                .containsExactly("lu-speed", "lu-rate", "lu-peak", "crypto-aes-speed", "crypto-aes-rate", "idle");
        assertThat(plan.worklets().subList(0, 3))
                .extracting(each -> each.deployment().worklet().name())
                .containsOnly("lu");
        assertThat(plan.worklets().subList(0, 3))
                .extracting(each -> each.clients().per())
                .containsExactly(ClientLayout.Unit.HOST, ClientLayout.Unit.THREAD, ClientLayout.Unit.CORE);
        assertThat(plan.worklets().subList(0, 3))
                .extracting(WorkletPlan::jvmOptions)
                .containsExactly(List.of("-Xint"), List.of("-Xint"), List.of("-Xcomp"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"lu | lu-speed, lu-rate, lu-peak", "lu-rate | lu-rate", "idle | idle"})
    void shouldKeepAllVariantsOfAWorkletOrOne(String only, String kept) throws ConfigProblems {
        RunPlan plan = OnlyWorklets.apply(tree.suite(SUITE).plan(), List.of(only), new Problems());
        assertThat(String.join(", ", names(plan))).isEqualTo(kept);
        assertThat(plan.suite().changes()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "speed: | the suite has a variant speed already; choose another name",
                "Peak: | a variant has a name of small letters, digits and hyphens, not \"Peak\"",
                "disk: {clients: {per: device}} | clients of lu-disk must be per device if those of the worklet are, else not"
            })
    void shouldSayWhatIsWrongWithAVariant(String variant, String sentence) {
        tree.suite("title: t\nvariants: {speed: }\nworklets:\n  lu:\n    variants:\n      " + variant + "\n");
        assertThat(tree.problems()).containsExactly("suites/s.yaml:6:7: " + sentence);
    }

    @Test
    void shouldRunNothingBesideVariants() {
        tree.suite("title: t\nvariants: {speed: }\nworklets:\n  lu:\n    beside:\n      crypto-aes:\n");
        assertThat(tree.problems()).containsExactly("suites/s.yaml:4:3: lu has variants, so nothing can run beside it");
    }

    @Test
    void shouldRepeatEachSize() throws ConfigProblems {
        RunPlan plan = tree.suite("title: t\nworklets:\n  flood: {iterations: {sizes: [100, 50], repeats: 2}}\n")
                .plan();
        Iterations schedule = (Iterations) plan.worklets().get(0).schedule();
        assertThat(schedule.sizesPercent()).containsExactly(100, 100, 50, 50);
    }
}
