package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.meter.simulator.scenario.FaultKind;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.session.MeterSession;

/** Every fault of the menu, through daemon and client, ends as docs/meters.md says. */
@Tag("slow")
class FaultOutcomesTest {
    private static final int FAULTY = 8;
    private static final int ENOUGH = 20;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource(FaultKind.class)
    void shouldEndAsTheTableSays(FaultKind kind) throws Exception {
        String size = kind == FaultKind.SLOW_REPLY ? ", by: 200ms" : "";
        MeterWindow window = windowWith("faults: [{kind: " + kind.word() + ", at: " + FAULTY + size + "}]");
        assertThat(window)
                .as("window with %s", kind.word())
                .matches(FaultOutcome.of(kind).shows());
    }

    @Test
    void shouldSeeNothingWithoutAFault() throws Exception {
        assertThat(windowWith("seed: 1"))
                .matches(FaultOutcome.of(FaultKind.DUPLICATE).shows());
    }

    @Test
    void shouldDocumentTheOutcomeOfEveryFaultWithFindingsThatExist() throws IOException {
        new PageTable("| fault | what the client does | outcome | findings |")
                .shouldHold(Arrays.stream(FaultKind.values())
                        .map(kind -> FaultOutcome.of(kind).row())
                        .toList());
        String findings = Files.readString(Path.of("..", "docs", "findings.md"));
        for (FaultKind kind : FaultKind.values()) {
            for (String finding : FaultOutcome.of(kind).finding().split(", ", -1)) {
                assertThat(finding.isEmpty() || findings.contains("](#" + finding + ")"))
                        .as("finding '%s' of %s", finding, kind.word())
                        .isTrue();
            }
        }
    }

    private MeterWindow windowWith(String yaml) throws Exception {
        Path scenario = Files.writeString(directory.resolve("fault.yaml"), "watts: 120\n" + yaml + "\n");
        Choice choice = new SourceChoice(
                        PowerSources.all().of(Identity.Mode.POWER), Map.of("scenario", scenario.toString()), Map.of())
                .choose("scripted", line -> {});
        try (SteppedDaemon daemon = new SteppedDaemon(
                "scripted",
                Identity.Mode.POWER,
                time -> choice.source().open(choice.settings(), time),
                Optional.empty())) {
            // the comparison of clocks takes fewer samples than come before the fault
            daemon.letPass(5000);
            MeterPlan plan = MeterPlan.of("faulty", "127.0.0.1", daemon.port(), "", List.of(), 1000);
            try (MeterSession session =
                    MeterSession.open(plan, daemon.port(), TimeSource.system(), Duration.ofSeconds(10), () -> {})) {
                return measure(daemon, session);
            }
        }
    }

    private static MeterWindow measure(SteppedDaemon daemon, MeterSession session) throws Exception {
        daemon.freeze();
        session.start("faults");
        daemon.measureExactly(ENOUGH);
        await().atMost(Duration.ofSeconds(20))
                .pollInterval(Duration.ofMillis(5))
                .until(() -> daemon.samples() >= ENOUGH);
        // after a reconnection the daemon measures on, but not until the same fault of the new measurement
        daemon.letPass(Duration.ofSeconds(FAULTY / 2).toMillis());
        session.poll();
        return session.stop()
                .window(
                        TimeSource.system().now().minus(Duration.ofHours(12)),
                        Duration.ofDays(1).toNanos());
    }
}
