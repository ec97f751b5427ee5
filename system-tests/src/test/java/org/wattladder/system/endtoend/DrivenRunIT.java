package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;

/** Runs whose clients are on a driver and whose servers are on the systems under test, with real processes. */
@Order(1)
@Tag("full")
class DrivenRunIT {
    private static final String DRIVEN = """
            {on: driver, copies: %d, components: {server: {command: ["%s", "{port}", "{host}"], cpus: "0"%s}}}""";

    @TempDir
    private Path directory;

    private ServedLab lab;
    private String driver;
    private String system;
    private Launched driving;

    @BeforeEach
    void start() throws IOException {
        lab = new ServedLab(directory);
        system = ServedLab.address(lab.systemUnderTest());
        driving = lab.driver();
        driver = ServedLab.address(driving);
    }

    @AfterEach
    void end() throws Exception {
        lab.end();
    }

    private String driven(int copies, String more) throws IOException {
        return DRIVEN.formatted(copies, lab.script("server"), more);
    }

    @Test
    void shouldDriveTwoDeploymentsFromAnotherHostAndKeepThemApart() throws Exception {
        Launched run = lab.run(driven(2, ", address: 127.0.0.2"), "--host", system, "--driver", driver);
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        assertThat(lab.servers()).isEmpty();
        RunResult result = lab.files.result();
        assertThat(result.course().termination().complete()).isTrue();
        WorkletResult echo = result.worklets().get(0);
        assertThat(echo.clients()).extracting(HostClient::deployment).containsExactly(system, system + "#2");
        assertThat(echo.clients()).extracting(HostClient::ranOn).containsOnly(driver);
        assertThat(echo.servers()).extracting(HostServer::ranOn).containsOnly(system);
        assertThat(echo.servers()).extracting(HostServer::endpoint).doesNotHaveDuplicates();
        for (HostServer server : echo.servers()) {
            assertThat(server.endpoint()).startsWith("127.0.0.2:");
            assertThat(server.facts().readyNanos()).isPositive();
            assertThat(server.facts().pinning().verifiedCpus()).isEqualTo("0");
            assertThat(server.facts().executableSha256())
                    .isEqualTo(Sha256.of(Files.readAllBytes(directory.resolve("allowed/server"))));
        }
        for (IntervalResult interval : echo.intervals()) {
            assertThat(interval.conditions())
                    .extracting(HostConditions::host, HostConditions::ofDriver)
                    .containsExactly(tuple(system, false), tuple(driver, true));
            // The servers burn a CPU, as far as others leave it to them.
            assertThat(ownPercent(interval, 0)).isGreaterThan(10);
            Map<String, Double> rates = HostInterval.rates(interval.clients());
            assertThat(rates).containsOnlyKeys(system, system + "#2");
            assertThat(interval.rates().actual().asOptional().orElseThrow())
                    .isCloseTo(
                            rates.values().stream()
                                    .mapToDouble(Double::doubleValue)
                                    .sum(),
                            within(1e-6));
        }
        assertThat(result.worklets().get(1).intervals().get(0).conditions())
                .extracting(HostConditions::host)
                .containsExactly(system);
        Launched verify = lab.java(
                "org.wattladder.chauffeur.cli.ChauffeurMain",
                "--home",
                Installation.HOME.toString(),
                "verify",
                lab.files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output() + verify.errors()).isZero();
        assertThat(Files.readString(lab.files.directory().resolve("details.html")))
                .contains(
                        "load driver, not a system under test",
                        echo.servers().get(1).endpoint());
    }

    private static double ownPercent(IntervalResult interval, int host) {
        return interval.conditions()
                .get(host)
                .facts()
                .ownCpuPercent()
                .asOptional()
                .orElseThrow();
    }

    @Test
    void shouldDriveTwoSystemsFromOneDriver() throws Exception {
        String other = ServedLab.address(lab.systemUnderTest());
        Launched run = lab.run(driven(1, ""), "--host", system, "--host", other, "--driver", driver);
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        WorkletResult echo = lab.files.result().worklets().get(0);
        assertThat(echo.clients()).extracting(HostClient::host).containsExactly(system, other);
        assertThat(echo.clients()).extracting(HostClient::ranOn).containsOnly(driver);
        assertThat(echo.servers()).extracting(HostServer::ranOn).containsExactlyInAnyOrder(system, other);
        for (IntervalResult interval : echo.intervals()) {
            assertThat(HostInterval.rates(interval.clients())).containsOnlyKeys(system, other);
        }
    }

    @Test
    void shouldEndTheServersWhenTheDriverIsKilled() throws Exception {
        Launched run = lab.run(driven(1, ""), "--host", system, "--driver", driver);
        lab.files.awaitIntervals(1);
        driving.process().destroyForcibly();
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        assertThat(lab.servers()).isEmpty();
    }

    @Test
    void shouldSayWhenADriverIsMissingOrHasNothingToDo() throws Exception {
        Launched without = lab.run(driven(1, ""), "--host", system);
        assertThat(without.exitCode()).isEqualTo(2);
        assertThat(without.errors()).contains("--driver: echo has a component on a driver; name one");
        Launched unused =
                lab.run("{components: {server: {command: [/bin/true]}}}", "--host", system, "--driver", driver);
        assertThat(unused.exitCode()).isEqualTo(2);
        assertThat(unused.errors()).contains("no worklet of served has a component on a driver; leave --driver out");
        Launched idle = lab.run(driven(1, ""), "--host", system, "--driver", driver, "--driver", "127.0.0.1:9");
        assertThat(idle.exitCode()).isEqualTo(2);
        assertThat(idle.errors())
                .contains("127.0.0.1:9 has nothing to drive, because there are more drivers than systems");
    }
}
