package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibratedRates;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.api.Endpoint;

class StageTest {
    private static final List<String> HOSTS = List.of("a", "b", "c", "x", "y");

    private static HostPlan host(String name, HostRole role) {
        return new HostPlan(name, role, "192.0.2." + name.charAt(0) % 32, 7420, false, StoragePlan.DISCOVERED);
    }

    private static ComponentPlan server(String role, HostRole on, String... needs) {
        return new ComponentPlan(
                role,
                on,
                new Program.Foreign(List.of("/opt/" + role), 0, new Readiness.Port(), Duration.ofSeconds(1), List.of()),
                List.of(needs));
    }

    private static WorkletPlan worklet(int copies, HostRole clientsOn, ComponentPlan... servers) {
        WorkletPlan lu = SampleJournal.plan().worklets().get(0);
        List<ComponentPlan> all = new ArrayList<>(List.of(servers));
        all.add(new ComponentPlan(
                ComponentPlan.WORKLET,
                clientsOn,
                new Program.Worklet("lu", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 64), List.of()),
                Stream.of(servers).map(ComponentPlan::role).toList()));
        return lu.with(new DeploymentPlan(all, copies));
    }

    private static Stage stage(WorkletPlan worklet, List<String> present) {
        RunPlan plan = SampleJournal.plan()
                .on(List.of(
                        host("a", HostRole.SUT),
                        host("b", HostRole.SUT),
                        host("c", HostRole.SUT),
                        host("x", HostRole.DRIVER),
                        host("y", HostRole.DRIVER)));
        return Stage.of(plan, worklet, present);
    }

    private static WorkletPlan driven(int copies) {
        return worklet(copies, HostRole.DRIVER, server("server", HostRole.SUT));
    }

    @Test
    void shouldGiveEverySystemItsCopiesAndTheDriversInTurn() {
        Stage stage = stage(driven(2), HOSTS);
        assertThat(stage.names()).containsExactly("a", "a#2", "b", "b#2", "c", "c#2");
        assertThat(stage.deployments()).extracting(Deployed::drivingHost).containsExactly("x", "x", "y", "y", "x", "x");
        assertThat(stage.hosts()).containsOnlyKeys(HOSTS.toArray(String[]::new));
    }

    @Test
    void shouldAskEachOfTwoSideBySideForItsShareOfItsOwnRate() {
        WorkletPlan lu = worklet(1, HostRole.SUT);
        WorkletPlan both = new WorkletPlan(
                "both", lu.workload(), lu.metric(), lu.deployment(), List.of(lu.deployment()), lu.schedule());
        Stage stage = stage(both, List.of("a"));
        assertThat(stage.names()).containsExactly("a", "a#2");
        assertThat(stage.work("a", new Load.Share(50), new CalibratedRates(Map.of("a", 100.0, "a#2", 40.0)), 7)
                        .values())
                .extracting(RunInterval.Work::load)
                .containsExactly(
                        new org.wattladder.model.wire.Load.Paced(50), new org.wattladder.model.wire.Load.Paced(20));
    }

    @Test
    void shouldLeaveDriversAloneThatTheWorkletDoesNotNeed() {
        assertThat(stage(worklet(1, HostRole.SUT), HOSTS).hosts()).containsOnlyKeys("a", "b", "c");
    }

    @Test
    void shouldGoOnWithTheHostsThatAreLeft() {
        assertThat(stage(driven(1), List.of("a", "c", "y")).deployments())
                .extracting(Deployed::drivingHost)
                .containsExactly("y", "y");
        assertThat(stage(driven(1), List.of("a", "b")).deployments()).isEmpty();
    }

    @Test
    void shouldLoadEachDeploymentByItsOwnRateAndSeedAndOnlyWhereItIsDriven() {
        Stage stage = stage(driven(2), HOSTS);
        CalibratedRates rates = new CalibratedRates(Map.of("a", 100.0, "a#2", 60.0, "c", 1.0, "c#2", 1.0));
        Map<String, RunInterval.Work> work = stage.work("x", new Load.Share(50), rates, 7);
        assertThat(work).containsOnlyKeys("a/worklet", "a#2/worklet", "c/worklet", "c#2/worklet");
        assertThat(work.get("a#2/worklet").load()).isEqualTo(new org.wattladder.model.wire.Load.Paced(30));
        assertThat(work.values().stream().map(RunInterval.Work::seed)).doesNotHaveDuplicates();
        assertThat(stage.work("a", new Load.Share(50), rates, 7)).isEmpty();
    }

    @Test
    void shouldOpenAServerOnlyWhenAnotherHostNeedsIt() {
        DeploymentPlan plan = worklet(
                        1,
                        HostRole.DRIVER,
                        server("front", HostRole.SUT, "back"),
                        server("back", HostRole.SUT),
                        server("proxy", HostRole.DRIVER))
                .deployment();
        ComponentPlan front = plan.components().get(0);
        DeploymentPlan partly = new DeploymentPlan(
                List.of(
                        front,
                        plan.components().get(1),
                        plan.components().get(2),
                        new ComponentPlan(
                                ComponentPlan.WORKLET, HostRole.DRIVER, plan.worklet(), List.of("front", "proxy"))),
                1);
        Deployed deployed = new Deployed(partly, host("a", HostRole.SUT), 1, Optional.of(host("x", HostRole.DRIVER)));
        List<DeploymentPlan.Part> parts = partly.parts();
        assertThat(parts).extracting(DeploymentPlan.Part::on).containsExactly(HostRole.SUT, HostRole.DRIVER);
        Prepare first = deployed.order(parts.get(0), Map.of(), 1);
        assertThat(first.components()).extracting(ComponentPlan::role).containsExactly("back", "front");
        assertThat(first.components())
                .extracting(each -> ((Program.Foreign) each.program()).address())
                .containsExactly("", "192.0.2.1");
        Endpoint at = new Endpoint("192.0.2.1", 80);
        Prepare second = deployed.order(parts.get(1), Map.of("front", at, "back", at), 1);
        assertThat(second.endpoints().keySet()).isEqualTo(Set.of("front", "back"));
        assertThat(((Program.Foreign) second.components().get(0).program()).address())
                .isEmpty();
    }
}
