package org.wattladder.director.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.wire.Prepare;

class PreparationTest {
    private static final JavaFacts FOUR_CPUS = new JavaFacts("VM", "/jdk", "amd64", "Linux", 4, 2L << 30);

    private final WorkThread worker = new WorkThread();
    private Preparation preparation;

    @BeforeEach
    void start(@TempDir Path emptyRoot) {
        preparation = new Preparation(StandardParts.on(new SystemFiles(emptyRoot), FOUR_CPUS, worker));
    }

    @AfterEach
    void end() {
        worker.end();
    }

    @Test
    void shouldMakeOneLaunchPerCoreWithASeedOfItsOwn() {
        List<ClientLaunch> launches = preparation.launches(prepare("steady", "size", "10", List.of()));
        assertThat(launches).hasSize(4);
        assertThat(launches)
                .extracting(launch -> launch.command().get(launch.command().size() - 1))
                .doesNotHaveDuplicates();
        assertThat(launches.get(3).command()).containsSequence("Main", "steady", "4", "1");
    }

    @Test
    void shouldHandOverOnlyParametersThatDifferFromTheStandard() {
        assertThat(preparation
                        .launches(prepare("steady", "size", "10", List.of()))
                        .get(0)
                        .command())
                .isNotEmpty()
                .noneMatch(word -> word.startsWith("size="));
        assertThat(preparation
                        .launches(prepare("steady", "size", "11", List.of()))
                        .get(0)
                        .command())
                .contains("size=11");
    }

    @Test
    void shouldRefuseWhatTheCatalogueDoesNotKnow() {
        assertRefused(prepare("stead", "size", "1", List.of()), "worklet stead is not in the catalogue");
        assertRefused(prepare("steady", "sise", "1", List.of()), "no parameter sise; it has size");
        assertRefused(prepare("steady", "size", "101", List.of()), "from 1 to 100, not 101");
        assertRefused(prepare("steady", "size", "big", List.of()), "from 1 to 100, not big");
    }

    @Test
    void shouldRefuseJvmOptionsThatBreakTheCommandLineOrTheHeap() {
        assertRefused(prepare("steady", "size", "1", List.of("Evil")), "must begin with a hyphen");
        assertRefused(prepare("steady", "size", "1", List.of("-Xmx9g")), "setting heap");
        assertRefused(prepare("steady", "size", "1", List.of("-XX:MaxRAMPercentage=5")), "setting heap");
    }

    @Test
    void shouldLaunchNothingWithJvmOptionsThatLoadOrRun() {
        for (String option : List.of("-javaagent:/tmp/x.jar", "-XX:OnError=reboot", "@/tmp/options", "-cp")) {
            assertRefused(prepare("steady", "size", "1", List.of("-Xint", option)), "JVM option " + option);
        }
    }

    @Test
    void shouldRefuseClientsThatDoNotFit() {
        Prepare greedy =
                new Prepare("steady", List.of(), new ClientLayout(ClientLayout.Unit.CORE, 0, 600), List.of(), 1);
        assertRefused(greedy, "4 client(s) of 600 MiB heap");
    }

    private void assertRefused(Prepare prepare, String words) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> preparation.launches(prepare))
                .withMessageContaining(words);
    }

    private static Prepare prepare(String worklet, String name, String value, List<String> options) {
        return new Prepare(
                worklet, List.of(new Setting(name, value)), new ClientLayout(ClientLayout.Unit.CORE, 0, 0), options, 1);
    }
}
