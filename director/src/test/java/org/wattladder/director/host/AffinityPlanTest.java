package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.ClientLayout.Unit;

class AffinityPlanTest {
    private FakeTree tree;

    @BeforeEach
    void plant(@TempDir Path root) {
        tree = new FakeTree(root).twoSocketsWithThreads();
    }

    @Test
    void shouldDivideByEveryUnit() {
        assertThat(cpus(Unit.HOST)).containsExactly("0-7");
        assertThat(cpus(Unit.SOCKET)).containsExactly("0-1,4-5", "2-3,6-7");
        assertThat(cpus(Unit.NUMA)).containsExactly("0-1,4-5", "2-3,6-7");
        assertThat(cpus(Unit.CORE)).containsExactly("0,4", "1,5", "2,6", "3,7");
        assertThat(cpus(Unit.THREAD)).containsExactly("0", "1", "2", "3", "4", "5", "6", "7");
    }

    @Test
    void shouldLeaveOutUnitsWithoutAnAllowedCpu() {
        tree.status("2,6-7", "0-1");
        assertThat(cpus(Unit.SOCKET)).containsExactly("2,6-7");
        assertThat(cpus(Unit.CORE)).containsExactly("2,6", "7");
    }

    @Test
    void shouldGiveOneUserPerCpuWhenThePlanIsSilent() {
        tree.status("2,6-7", "0-1");
        assertThat(AffinityPlan.places(tree.topology(), Unit.CORE, 0))
                .extracting(ClientPlace::users)
                .containsExactly(2, 1);
        assertThat(AffinityPlan.places(tree.topology(), Unit.CORE, 3))
                .extracting(ClientPlace::users)
                .containsExactly(3, 3);
    }

    @Test
    void shouldNumberClientsFromOneAndNameTheirNodes() {
        List<ClientPlace> places = AffinityPlan.places(tree.topology(), Unit.SOCKET, 0);
        assertThat(places).extracting(ClientPlace::client).containsExactly(1, 2);
        assertThat(places).extracting(place -> place.nodes().text()).containsExactly("0", "1");
    }

    @Test
    void shouldRefuseANegativeNumberOfUsers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AffinityPlan.places(tree.topology(), Unit.HOST, -2))
                .withMessageContaining("-2 users");
    }

    private List<String> cpus(Unit per) {
        return AffinityPlan.places(tree.topology(), per, 0).stream()
                .map(place -> place.cpus().text())
                .toList();
    }
}
