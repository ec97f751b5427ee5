package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TopologyTest {
    private FakeTree tree;

    @BeforeEach
    void plant(@TempDir Path root) {
        tree = new FakeTree(root);
    }

    @Test
    void shouldFindSocketsCoresThreadsAndNodes() {
        Topology topology = tree.twoSocketsWithThreads().topology();
        assertThat(topology.online()).isEqualTo(8);
        assertThat(topology.cpus()).hasSize(8).contains(new Cpu(6, 1, 2, 1), new Cpu(4, 0, 0, 0));
        assertThat(topology.distinct(Cpu::socket).text()).isEqualTo("0-1");
        assertThat(topology.distinct(Cpu::core).text()).isEqualTo("0-3");
        assertThat(topology.nodesWithMemory().text()).isEqualTo("0-1");
    }

    @Test
    void shouldKeepToTheMaskItIsAllowed() {
        Topology topology = tree.twoSocketsWithThreads().status("2,5-6", "1").topology();
        assertThat(topology.allowed().text()).isEqualTo("2,5-6");
        assertThat(topology.online()).isEqualTo(8);
        assertThat(topology.distinct(Cpu::core).text()).isEqualTo("1-2");
        assertThat(topology.nodesWithMemory().text()).isEqualTo("1");
    }

    @Test
    void shouldHaveAPartOfIt() {
        Topology topology = tree.twoSocketsWithThreads().topology();
        assertThat(topology.part("2,5-6").allowed().text()).isEqualTo("2,5-6");
        assertThat(topology.part("")).isEqualTo(topology);
        assertThatThrownBy(() -> topology.part("6-9"))
                .hasMessage(
                        "clients are to have the CPUs 6-9, but this Director may use 0-7; change cpus of the clients");
    }

    @Test
    void shouldLeaveOutCpusThatAreOfflineThoughAllowed() {
        Topology topology =
                tree.online("0,4-5").status("0-127", "0").cpu(0, 0, "0").topology();
        assertThat(topology.allowed().text()).isEqualTo("0,4-5");
        assertThat(topology.online()).isEqualTo(3);
    }

    @Test
    void shouldNotNeedIdsToStartAtZero() {
        Topology topology = tree.online("8-9,12")
                .status("8-9,12", "0")
                .cpu(8, 0, "8-9")
                .cpu(9, 0, "8-9")
                .cpu(12, 0, "12")
                .topology();
        assertThat(topology.cpus()).containsExactly(new Cpu(8, 0, 8, 0), new Cpu(9, 0, 8, 0), new Cpu(12, 0, 12, 0));
    }

    @Test
    void shouldFallBackToOneSocketAndACorePerCpu() {
        Topology topology = tree.topology();
        assertThat(topology.cpus()).containsExactly(new Cpu(0, 0, 0, 0), new Cpu(1, 0, 1, 0));
        assertThat(topology.online()).isEqualTo(2);
    }

    @Test
    void shouldDistrustWhatMakesNoSense() {
        Topology topology = tree.online("many")
                .status("0-1", "0")
                .cpu(0, -1, "77")
                .cpu(1, -1, "?")
                .topology();
        assertThat(topology.cpus()).containsExactly(new Cpu(0, 0, 0, 0), new Cpu(1, 0, 1, 0));
    }
}
