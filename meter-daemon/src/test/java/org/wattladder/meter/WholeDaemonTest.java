package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.session.MeterRun;
import org.wattladder.ptdaemon.session.MeterSession;
import org.wattladder.ptdaemon.session.Sample;

/** The daemon over loopback with the client that the Chauffeur uses. */
class WholeDaemonTest {
    private static final TimeSource TIME = TimeSource.system();

    private static RunningMeter daemon(Identity.Mode mode, Map<String, String> options, Optional<SampleLog> log)
            throws Exception {
        Choice choice = new SourceChoice(PowerSources.all().of(mode), options, Map.of()).choose("scripted", line -> {});
        // a zone far from that of the test, as a daemon elsewhere may have
        return RunningMeter.start(choice, "127.0.0.1", 0, log, TIME, ZoneId.of("Pacific/Auckland"));
    }

    private static MeterSession open(RunningMeter daemon) throws MeterFault {
        MeterPlan plan = MeterPlan.of("local", "127.0.0.1", 0, "scripted", List.of(), 40);
        return MeterSession.open(plan, daemon.address().getPort(), TIME, Duration.ofSeconds(10), () -> {});
    }

    private static void pollUntil(MeterSession session, int samples) {
        List<Sample> seen = new ArrayList<>();
        await().atMost(Duration.ofSeconds(20)).until(() -> seen.addAll(session.poll()) && seen.size() >= samples);
    }

    @Test
    void shouldMeasureAWindowFromItsOwnSamples(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("samples.log");
        try (SampleLog log = SampleLog.open(file);
                RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of("watts", "120"), Optional.of(log));
                MeterSession session = open(daemon)) {
            MeterFacts facts = session.facts();
            assertThat(facts.identity().device()).isEqualTo("Wattladder-scripted");
            assertThat(facts.tier()).isEqualTo(EvidenceTier.SCRIPTED);
            assertThat(facts.quantity()).isEqualTo(MeterFacts.Quantity.POWER);
            double zoneMillis = ZoneId.of("Pacific/Auckland")
                            .getRules()
                            .getOffset(TIME.now())
                            .getTotalSeconds()
                    * 1000.0;
            assertThat(facts.clockOffsetMillis().asOptional().orElseThrow()).isCloseTo(zoneMillis, within(1000.0));

            Instant before = TIME.now();
            session.start("level-100");
            pollUntil(session, 4);
            MeterRun run = session.stop();
            Duration length = Duration.between(before, TIME.now()).plusSeconds(1);
            MeterWindow window =
                    run.window(before.minusSeconds(1), length.plusSeconds(1).toNanos());
            assertThat(window.figures().average()).isEqualTo(Measurement.of(120));
            assertThat(window.figures().validSamples() + window.figures().errorSamples())
                    .isEqualTo(run.samples().size());
            assertThat(window.measurement().statisticsAgree()).isTrue();
            assertThat(window.measurement().unknownUncertaintySamples())
                    .isEqualTo(run.samples().size());
            assertThat(Files.readAllLines(file))
                    .filteredOn(line -> line.endsWith(",Mark,level-100"))
                    .hasSize(run.samples().size());
        }
    }

    @Test
    void shouldCountScriptedErrorsAndAgreeAboutThem() throws Exception {
        try (RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of("watts", "100,nan,-1,-7.5"), Optional.empty());
                MeterSession session = open(daemon)) {
            session.start("faults");
            pollUntil(session, 5);
            MeterRun run = session.stop();
            assertThat(run.statisticsAgree()).isTrue();
            assertThat(run.statistics().orElseThrow().errors()).isGreaterThanOrEqualTo(3);
            assertThat(run.statistics().orElseThrow().average().value()).hasValue(100);
        }
    }

    @Test
    void shouldMeasureTemperature() throws Exception {
        try (RunningMeter daemon = daemon(Identity.Mode.TEMPERATURE, Map.of("celsius", "-4.5"), Optional.empty());
                MeterSession session = open(daemon)) {
            assertThat(session.facts().quantity()).isEqualTo(MeterFacts.Quantity.TEMPERATURE);
            Instant before = TIME.now();
            session.start("inlet");
            pollUntil(session, 2);
            MeterRun run = session.stop();
            MeterWindow window =
                    run.window(before.minusSeconds(1), Duration.ofMinutes(1).toNanos());
            assertThat(window.figures().average()).isEqualTo(Measurement.of(-4.5));
            assertThat(window.measurement().statisticsAgree()).isTrue();
        }
    }

    @Test
    void shouldServeTheNextClientAfterOneLeftInTheMiddleOfAMeasurement() throws Exception {
        try (RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of(), Optional.empty())) {
            try (MeterSession first = open(daemon)) {
                first.start("abandoned");
            }
            try (MeterSession second = open(daemon)) {
                second.start("fresh");
                pollUntil(second, 1);
                assertThat(second.stop().statisticsAgree()).isTrue();
            }
        }
    }
}
