package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.worklets.api.Endpoint;

class ClientLaunchesTest {
    private static final JavaFacts FOUR_CPUS = new JavaFacts("VM", "/jdk", "amd64", "Linux", 4, 2L << 30, () -> "feed");

    private final WorkThread worker = new WorkThread();
    private ClientLaunches preparation;

    @BeforeEach
    void start(@TempDir Path emptyRoot) {
        preparation = new ClientLaunches(StandardParts.on(new SystemFiles(emptyRoot), FOUR_CPUS, worker));
    }

    @AfterEach
    void end() {
        worker.end();
    }

    @Test
    void shouldMakeOneLaunchPerCoreWithASeedOfItsOwn() {
        List<ClientLaunch> launches = launches(worklet("steady", "size", "10", List.of()));
        assertThat(launches).hasSize(4);
        assertThat(launches)
                .extracting(launch -> launch.command().get(launch.command().size() - 1))
                .doesNotHaveDuplicates();
        assertThat(launches.get(3).command()).containsSequence("Main", "steady", "4", "1");
    }

    @Test
    void shouldHandOverOnlyParametersThatDifferFromTheStandard() {
        assertThat(launches(worklet("steady", "size", "10", List.of())).get(0).command())
                .isNotEmpty()
                .noneMatch(word -> word.startsWith("size="));
        assertThat(launches(worklet("steady", "size", "11", List.of())).get(0).command())
                .contains("size=11");
    }

    @Test
    void shouldTellClientsWhereTheComponentsListenThatTheyNeed() {
        Map<String, Endpoint> endpoints = Map.of("server", new Endpoint("127.0.0.1", 7000));
        assertThat(preparation
                        .launches(worklet("steady", "size", "11", List.of()), StoragePlan.DISCOVERED, 1, endpoints)
                        .get(0)
                        .command())
                .endsWith("--endpoint=server=127.0.0.1:7000", "size=11");
    }

    @Test
    void shouldRefuseWhatTheCatalogueDoesNotKnow() {
        assertRefused(worklet("stead", "size", "1", List.of()), "worklet stead is not in the catalogue");
        assertRefused(worklet("steady", "sise", "1", List.of()), "no parameter sise; it has size");
        assertRefused(worklet("steady", "size", "101", List.of()), "from 1 to 100, not 101");
        assertRefused(worklet("steady", "size", "big", List.of()), "from 1 to 100, not big");
    }

    @Test
    void shouldRefuseJvmOptionsThatBreakTheCommandLineOrTheHeap() {
        assertRefused(worklet("steady", "size", "1", List.of("Evil")), "must begin with a hyphen");
        assertRefused(worklet("steady", "size", "1", List.of("-Xmx9g")), "setting heap");
        assertRefused(worklet("steady", "size", "1", List.of("-XX:MaxRAMPercentage=5")), "setting heap");
    }

    @Test
    void shouldLaunchNothingWithJvmOptionsThatLoadOrRun() {
        for (String option : List.of("-javaagent:/tmp/x.jar", "-XX:OnError=reboot", "@/tmp/options", "-cp")) {
            assertRefused(worklet("steady", "size", "1", List.of("-Xint", option)), "JVM option " + option);
        }
    }

    @Test
    void shouldRefuseClientsThatDoNotFit() {
        Program.Worklet greedy =
                new Program.Worklet("steady", List.of(), new ClientLayout(ClientLayout.Unit.CORE, 0, 600), List.of());
        assertRefused(greedy, "4 client(s) of 600 MiB heap");
    }

    @Test
    void shouldStartTheServerThatAWorkletBringsAndNoOther() {
        assertThat(preparation.server(List.of("{server}", "supermarket", "-Xmx1g"), List.of()))
                .contains("-XX:+UseParallelGC", "-Xmx1g")
                .endsWith("client.jar", "org.wattladder.worklets.client.ServerMain", "supermarket", "{host}", "{port}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> preparation.server(List.of("{server}", "steady"), List.of()))
                .withMessageContaining("worklet \"steady\" brings no server");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> preparation.server(List.of("{server}"), List.of()))
                .withMessageContaining("worklet \"\" brings no server");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        preparation.server(List.of("{server}", "supermarket", "-javaagent:/tmp/x.jar"), List.of()))
                .withMessageContaining("JVM option -javaagent:/tmp/x.jar");
    }

    private void assertRefused(Program.Worklet worklet, String words) {
        assertThatIllegalArgumentException().isThrownBy(() -> launches(worklet)).withMessageContaining(words);
    }

    private List<ClientLaunch> launches(Program.Worklet worklet) {
        return preparation.launches(worklet, StoragePlan.DISCOVERED, 1, Map.of());
    }

    private static Program.Worklet worklet(String worklet, String name, String value, List<String> options) {
        return new Program.Worklet(
                worklet, List.of(new Setting(name, value)), new ClientLayout(ClientLayout.Unit.CORE, 0, 0), options);
    }
}
