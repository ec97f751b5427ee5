package org.wattladder.director.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.Cpu;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.Topology;
import org.wattladder.model.plan.MemoryPlacement;
import org.wattladder.worklets.link.ClientArguments;

class ClientCommandTest {
    private static final Optional<Path> TASKSET = Optional.of(Path.of("/bin/taskset"));
    private static final Optional<Path> NUMACTL = Optional.of(Path.of("/bin/numactl"));
    private static final ClientProgram PROGRAM = new ClientProgram(Path.of("/jdk/bin/java"), "a.jar:b.jar", "Main");
    private static final ClientArguments ARGUMENTS = new ClientArguments("lu", 2, 1, -5, Map.of("size", 9L));

    @Test
    void shouldPinWithTasksetOnOneNode() {
        ClientLaunch launch = launch(new PinningTools(TASKSET, NUMACTL), "0", "3", List.of());
        assertThat(launch.command()).startsWith("/bin/taskset", "-c", "3", "/jdk/bin/java", "-Xms64m", "-Xmx64m");
        assertThat(launch.command()).endsWith("-cp", "a.jar:b.jar", "Main", "lu", "2", "1", "-5", "size=9");
        assertThat(launch.memoryNodes()).isEmpty();
    }

    @Test
    void shouldBindMemoryOnSeveralNodes() {
        ClientLaunch launch = launch(new PinningTools(TASKSET, NUMACTL), "0-1", "3", List.of());
        assertThat(launch.command()).startsWith("/bin/numactl", "--physcpubind=3", "--membind=1", "/jdk/bin/java");
        assertThat(launch.memoryNodes()).isEqualTo("1");
    }

    @Test
    void shouldNotBindMemoryToANodeWithoutAny() {
        ClientLaunch launch = launch(new PinningTools(TASKSET, NUMACTL), "0,2", "3", List.of());
        assertThat(launch.command()).startsWith("/bin/taskset");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LOCAL | 0-1 | --membind=1 | 1",
                "REMOTE | 0-1 | --membind=0 | 0",
                "REMOTE | 0-3 | --membind=0,2-3 | 0,2-3",
                "INTERLEAVE | 0-1 | --interleave=0-1 | 0-1"
            })
    void shouldPutMemoryWhereItMustLie(MemoryPlacement memory, String withMemory, String policy, String nodes) {
        Pinning pinning = place(new PinningTools(TASKSET, NUMACTL), memory, withMemory);
        assertThat(pinning.command()).containsExactly("/bin/numactl", "--physcpubind=3", policy);
        assertThat(pinning.memoryNodes()).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LOCAL | 0 | client 2 is to have local memory, which needs two memory nodes; this Director may use 1",
                "LOCAL | 0,2 | client 2 is to have local memory, but its CPUs 3 are on nodes 1 and those with memory are 0,2"
            })
    void shouldRefuseWhatThisMachineHasNot(MemoryPlacement memory, String withMemory, String sentence) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> place(new PinningTools(TASKSET, NUMACTL), memory, withMemory))
                .withMessageStartingWith(sentence);
    }

    @Test
    void shouldRefuseToPlaceMemoryWithoutNumactl() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> place(new PinningTools(TASKSET, Optional.empty()), MemoryPlacement.INTERLEAVE, "0-1"))
                .withMessageContaining("install the package numactl");
    }

    private static Pinning place(PinningTools tools, MemoryPlacement memory, String withMemory) {
        Topology topology = new Topology(4, List.of(new Cpu(3, 0, 3, 1)), CpuList.parse(withMemory));
        ClientPlace place = new ClientPlace(2, CpuList.parse("3"), CpuList.parse("1"), 1);
        return tools.place(place.with(Optional.of(memory)), topology);
    }

    @Test
    void shouldStartUnpinnedWithoutACommandForIt() {
        ClientLaunch launch = launch(new PinningTools(Optional.empty(), Optional.empty()), "0-1", "3", List.of());
        assertThat(launch.command()).startsWith("/jdk/bin/java");
    }

    @Test
    void shouldChooseTheCollectorByCpusUnlessThePlanNamesOne() {
        PinningTools tools = new PinningTools(TASKSET, NUMACTL);
        assertThat(launch(tools, "0", "3", List.of()).command()).contains("-XX:+UseSerialGC");
        assertThat(launch(tools, "0", "2-3", List.of()).command()).contains("-XX:+UseParallelGC");
        assertThat(launch(tools, "0", "3", List.of("-XX:+UseG1GC")).command())
                .contains("-XX:+UseG1GC")
                .doesNotContain("-XX:+UseSerialGC");
    }

    @Test
    void shouldPutTheOptionsOfThePlanAfterItsOwn() {
        List<String> command = launch(new PinningTools(TASKSET, NUMACTL), "0", "3", List.of("-XX:-AlwaysPreTouch"))
                .command();
        assertThat(command.indexOf("-XX:-AlwaysPreTouch")).isGreaterThan(command.indexOf("-XX:+AlwaysPreTouch"));
        assertThat(command.indexOf("-XX:-AlwaysPreTouch")).isLessThan(command.indexOf("-cp"));
    }

    @Test
    void shouldFindCommandsInADirectoryOfThePath() {
        PinningTools tools = PinningTools.find("/nonexistent::" + System.getenv("PATH"));
        assertThat(tools.taskset()).hasValueSatisfying(path -> assertThat(path).isExecutable());
        assertThat(PinningTools.find("").taskset()).isEmpty();
    }

    /** A container's filter of system calls refuses both, though they are installed. */
    @Test
    void shouldTellCommandsThatAreForbidden(@TempDir Path folder) throws Exception {
        Topology topology = new Topology(1, List.of(new Cpu(0, 0, 0, 0)), CpuList.parse("0"));
        Path allowed = script(folder.resolve("allowed"), "exit 0");
        Path forbidden = script(folder.resolve("forbidden"), "exit 1");
        assertThat(new PinningTools(Optional.of(allowed), Optional.of(forbidden)).working(topology))
                .containsExactly(allowed);
        assertThat(new PinningTools(Optional.of(forbidden), Optional.of(folder.resolve("none"))).working(topology))
                .isEmpty();
    }

    private static Path script(Path file, String line) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    private static ClientLaunch launch(PinningTools tools, String nodesWithMemory, String cpus, List<String> added) {
        CpuList list = CpuList.parse(cpus);
        Topology topology = new Topology(4, List.of(new Cpu(3, 0, 3, 1)), CpuList.parse(nodesWithMemory));
        return new ClientCommand(PROGRAM, tools)
                .launch(
                        new ClientPlace(2, list, CpuList.parse("1"), 1),
                        topology,
                        new Heap(64L << 20, false, false),
                        added,
                        Optional.empty(),
                        ARGUMENTS);
    }
}
