package org.wattladder.model.result;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.Setting;

/** A deployment with everything that one can have. */
final class SampleDeployment {
    private SampleDeployment() {}

    /** Two servers that a worklet drives from another host, twice. */
    static DeploymentPlan plan() {
        Program.Worklet worklet = new Program.Worklet(
                "database",
                List.of(new Setting("rows", "3")),
                new ClientLayout(ClientLayout.Unit.HOST, 1, 0),
                List.of("-Xint"));
        return new DeploymentPlan(
                List.of(
                        server("cache", new Readiness.Port()),
                        server("store", new Readiness.Line("up"), "cache"),
                        new ComponentPlan(ComponentPlan.WORKLET, HostRole.DRIVER, worklet, List.of("cache", "store"))),
                2);
    }

    private static ComponentPlan server(String role, Readiness readiness, String... needs) {
        Program.Foreign program = new Program.Foreign(
                List.of("/opt/" + role, "--port={port}"),
                7000,
                readiness,
                Duration.ofSeconds(90),
                List.of(new Setting("MODE", "a b")));
        return new ComponentPlan(role, program, List.of(needs));
    }

    static HostServer launched() {
        return new HostServer(
                "sut",
                2,
                "driver",
                "cache",
                "192.0.2.1:80",
                new ServerFacts(
                        77, 1_500_000_000L, "ab12", new ClientPinning("0-1", "0-1", ""), List.of("/opt/cache", "80")));
    }
}
