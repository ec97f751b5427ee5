package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;

class ComponentsTest {
    @TempDir
    private Path folder;

    private static final String SUITE = """
            title: t
            worklets:
              lu:
                components:
                  cache:
                    command: [/opt/cache, "--port={port}", "--store={store}"]
                    needs: [store]
                  store:
                    command: [/opt/store]
                    port: 7000
                    ready-line: now listening
                    ready-within: 5m
                    environment: {MODE: a b, LEVEL: 3}
                  checked:
                    command: [/opt/checked]
                    ready-command: [/opt/ask, "{port}"]
              crypto-aes:
            """;

    @Test
    void shouldMakeServersOfComponentsAndLetTheWorkletNeedAllOfThem() throws ConfigProblems {
        RunPlan plan = new ConfigTree(folder).suite(SUITE).plan();
        WorkletPlan lu = plan.worklets().get(0);
        assertThat(lu.deployment().servers())
                .containsExactly(
                        new ComponentPlan(
                                "cache",
                                new Program.Foreign(
                                        List.of("/opt/cache", "--port={port}", "--store={store}"),
                                        0,
                                        new Readiness.Port(),
                                        Duration.ofSeconds(60),
                                        List.of()),
                                List.of("store")),
                        new ComponentPlan(
                                "store",
                                new Program.Foreign(
                                        List.of("/opt/store"),
                                        7000,
                                        new Readiness.Line("now listening"),
                                        Duration.ofMinutes(5),
                                        List.of(new Setting("MODE", "a b"), new Setting("LEVEL", "3"))),
                                List.of()),
                        new ComponentPlan(
                                "checked",
                                new Program.Foreign(
                                        List.of("/opt/checked"),
                                        0,
                                        new Readiness.Command(List.of("/opt/ask", "{port}")),
                                        Duration.ofSeconds(60),
                                        List.of()),
                                List.of()));
        assertThat(lu.deployment().driving())
                .isEqualTo(new ComponentPlan(
                        "worklet",
                        new Program.Worklet("lu", lu.parameters(), lu.clients(), lu.jvmOptions()),
                        List.of("cache", "store", "checked")));
        assertThat(plan.worklets().get(1).deployment().servers()).isEmpty();
        assertThat(PlanYaml.read(PlanYaml.write(plan))).isEqualTo(plan);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            worklet: {command: [/a]}                    | a role is lower case words joined by hyphens, and not worklet, but this is worklet
            A Role: {command: [/a]}                     | a role is lower case words joined by hyphens, and not worklet, but this is A Role
            a: {port: 1}                                | a.command is missing
            a: {command: [cached]}                      | the command of a must begin with an absolute path
            a: {command: [/a], needs: [a]}              | a needs "a", which is no other component
            a: {command: [/a], needs: [b]}              | a needs "b", which is no other component
            a: {command: [/a], port: 70000}             | a.port must be a whole number from 0 to 65535, not 70000
            a: {command: [/a], ready-line: x, ready-command: [/b]} | a has ready-line and ready-command; give one of them
            """)
    void shouldSayWhatIsWrong(String component, String sentence) {
        ConfigTree tree =
                new ConfigTree(folder).suite("title: t\nworklets:\n  lu:\n    components:\n      " + component + "\n");
        assertThatThrownBy(tree::plan).hasMessageContaining(sentence);
    }
}
