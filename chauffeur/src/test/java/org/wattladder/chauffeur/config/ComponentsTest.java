package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
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
            a: {command: [/a], cpus: two}               | a.cpus must be a CPU list like 0-3,8
            a: {command: [/a], on: host}                | a.on must be
            a: {command: [/a], ready-line: x, ready-command: [/b]} | a has ready-line and ready-command; give one of them
            """)
    void shouldSayWhatIsWrong(String component, String sentence) {
        ConfigTree tree =
                new ConfigTree(folder).suite("title: t\nworklets:\n  lu:\n    components:\n      " + component + "\n");
        assertThatThrownBy(tree::plan).hasMessageContaining(sentence);
    }

    private ConfigTree suite(String worklet) {
        return new ConfigTree(folder).suite("title: t\nworklets:\n  lu: {" + worklet + "}\n");
    }

    private static PlanRequest request(List<String> hosts, List<String> drivers) {
        return new PlanRequest(
                "s",
                false,
                List.of(),
                List.of(),
                hosts,
                drivers,
                List.of("none"),
                List.of(),
                List.of(),
                false,
                OptionalLong.empty(),
                Optional.empty());
    }

    @Test
    void shouldReadWhereComponentsRunAndHowManyCopiesThereAre() throws ConfigProblems {
        RunPlan plan = suite(
                        "on: driver, copies: 3, components: {a: {command: [/a], address: 192.0.2.9, cpus: '0-1,4'}}")
                .read(request(List.of("sut:7420"), List.of("other:7420")));
        DeploymentPlan deployment = plan.worklets().get(0).deployment();
        assertThat(deployment.copies()).isEqualTo(3);
        assertThat(deployment.driving().on()).isEqualTo(HostRole.DRIVER);
        Program.Foreign server = (Program.Foreign) deployment.servers().get(0).program();
        assertThat(server.address()).isEqualTo("192.0.2.9");
        assertThat(server.cpus()).isEqualTo("0-1,4");
        assertThat(plan.systems()).extracting(HostPlan::name).containsExactly("sut");
        assertThat(plan.drivers()).extracting(HostPlan::name).containsExactly("other");
        assertThat(PlanYaml.read(PlanYaml.write(plan))).isEqualTo(plan);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            on: driver                                                | lu has nothing on the system under test
            on: driver, schedule: iterations, components: {a: {command: [/a]}} | lu runs iterations, so all of its components
            components: {a: {command: [/a], needs: [b]}, b: {command: [/b], needs: [a]}} | components need each other in a circle
            """)
    void shouldRefuseADeploymentThatCannotBe(String worklet, String sentence) {
        assertThat(suite(worklet).problems(request(List.of("sut:1"), List.of())))
                .anySatisfy(problem -> assertThat(problem).contains(sentence));
    }

    @Test
    void shouldSayWhichDriversAreMissingOrTooMany() {
        String driven = "on: driver, components: {a: {command: [/a]}}";
        assertThat(suite(driven).problems(request(List.of("sut:1"), List.of())))
                .containsExactly("--driver: lu has a component on a driver; name one: --driver HOST:PORT");
        assertThat(suite("").problems(request(List.of("sut:1"), List.of("d:1"))))
                .containsExactly("--driver: no worklet of s has a component on a driver; leave --driver out");
        assertThat(suite(driven).problems(request(List.of("192.0.2.1:1"), List.of("192.0.2.2:1", "192.0.2.3:1"))))
                .containsExactly("--driver: 192.0.2.3 has nothing to drive, because there are more drivers than systems"
                        + " under test");
        assertThat(suite(driven).problems(request(List.of("127.0.0.1:1"), List.of("192.0.2.2:1"))))
                .containsExactly("--driver: servers of lu on 127.0.0.1 would listen on loopback, out of reach of the"
                        + " driver; give --host an address that the driver can reach, or the component an address");
        assertThat(suite(driven).problems(request(List.of("sut:1"), List.of("sut:1", "no where"))))
                .anySatisfy(problem -> assertThat(problem).startsWith("--driver: sut:1 is named twice"))
                .anySatisfy(
                        problem -> assertThat(problem).startsWith("--driver: \"no where\" must be HOST or HOST:PORT"));
    }
}
