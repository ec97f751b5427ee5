package org.wattladder.model.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeploymentPlanTest {
    private static DeploymentPlan deployment(String... needs) {
        ComponentPlan server = new ComponentPlan(
                "server",
                new Program.Foreign(List.of("/opt/server"), 0, new Readiness.Port(), Duration.ofSeconds(1), List.of()),
                List.of());
        return new DeploymentPlan(
                List.of(
                        server,
                        new ComponentPlan(
                                ComponentPlan.WORKLET,
                                new Program.Worklet(
                                        "lu", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 64), List.of()),
                                List.of(needs))),
                1);
    }

    private static List<List<String>> parts(DeploymentPlan deployment) {
        return deployment.parts().stream()
                .map(part -> part.components().stream().map(ComponentPlan::role).toList())
                .toList();
    }

    @Test
    void shouldPrepareTogetherWhatIsOnOneHost() {
        assertThat(parts(deployment("server"))).containsExactly(List.of("server", "worklet"));
        assertThat(deployment("server")
                        .isNeededElsewhere(deployment("server").servers().get(0)))
                .isFalse();
    }

    /** The next system's server has to be up before. */
    @Test
    void shouldPrepareLaterWhatNeedsTheNextSystem() {
        DeploymentPlan deployment = deployment("server", "next-server");
        assertThat(parts(deployment)).containsExactly(List.of("server"), List.of("worklet"));
        assertThat(deployment.driving().needsOfNext()).containsExactly("server");
        assertThat(deployment.isNeededElsewhere(deployment.servers().get(0))).isTrue();
    }

    @Test
    void shouldRefuseWhatNobodyIs() {
        assertThatThrownBy(() -> deployment("servant").parts())
                .hasMessage("component worklet needs servant, but no component has that role");
    }
}
