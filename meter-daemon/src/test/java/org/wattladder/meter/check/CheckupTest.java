package org.wattladder.meter.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.meter.RunningMeter;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.meter.check.daemon.Address;
import org.wattladder.meter.check.daemon.CheckSettings;
import org.wattladder.meter.check.fake.FailingCase;
import org.wattladder.meter.check.fake.FailingCases;
import org.wattladder.meter.check.fake.FallingSilentDaemon;
import org.wattladder.meter.check.fake.Relay;
import org.wattladder.meter.check.fake.WorkingCases;
import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.CheckRules;
import org.wattladder.meter.check.rule.Outcome;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

@Tag("slow")
class CheckupTest {
    private static final TimeSource TIME = TimeSource.system();
    /** The rules on samples need a measurement beside themselves. */
    private static final int FEW = 2;
    /** Of five samples of 100 ms. */
    private static final Set<String> TOO_SHORT = Set.of("stamps-true");

    /** On a busy machine a sample may come late, which is seen and not failed. */
    private static final Set<String> TIMED = Set.of("sampling-regular");

    private static RunningMeter daemon(Identity.Mode mode, Map<String, String> options) throws Exception {
        return RunningMeter.start(
                new SourceChoice(PowerSources.all().of(mode), options, Map.of()).choose("scripted", line -> {}),
                "127.0.0.1",
                0,
                Optional.empty(),
                TIME,
                ZoneId.of("Asia/Kathmandu"));
    }

    private static Verdicts check(int port, int samplingMillis, Duration patience, List<CheckRule> rules)
            throws Exception {
        Address address = new Address("127.0.0.1", port);
        boolean judged = rules.size() == FEW && rules.get(FEW - 1).id().equals("readings-plausible");
        CheckSettings settings =
                new CheckSettings(address, OptionalInt.of(samplingMillis), judged ? 10 : 5, true, patience);
        return new Checkup(settings, TIME, line -> {}).run(rules);
    }

    private static void assertAllPassed(Verdicts verdicts, Set<String> notAsked) {
        assertThat(verdicts.lines()).isNotEmpty().allSatisfy(line -> {
            Outcome.Kind kind = line.outcome().kind();
            String said = line.rule().id() + ": " + line.outcome().sentence();
            if (notAsked.contains(line.rule().id())) {
                assertThat(kind).as(said).isEqualTo(Outcome.Kind.NOT_APPLICABLE);
            } else if (TIMED.contains(line.rule().id())) {
                assertThat(kind).as(said).isNotEqualTo(Outcome.Kind.FAILED);
            } else {
                assertThat(kind).as(said).isEqualTo(Outcome.Kind.PASSED);
            }
        });
        assertThat(verdicts.sound()).isTrue();
    }

    @Test
    void shouldPassEveryRuleOnOurOwnDaemon() throws Exception {
        try (RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of("watts", "120,130.5,nan,110"))) {
            assertAllPassed(check(daemon.address().getPort(), 100, Duration.ofSeconds(8), CheckRules.all()), TOO_SHORT);
        }
    }

    @Test
    void shouldPassEveryRuleOnOurOwnTemperatureDaemon() throws Exception {
        try (RunningMeter daemon = daemon(Identity.Mode.TEMPERATURE, Map.of("celsius", "-4.5"))) {
            assertAllPassed(
                    check(daemon.address().getPort(), 100, Duration.ofSeconds(8), CheckRules.all()),
                    Set.of("uncertainty", "watts-agree", "readings-plausible", "stamps-true"));
        }
    }

    static Stream<FailingCase> failingCases() {
        return FailingCases.all().stream();
    }

    @ParameterizedTest
    @MethodSource("failingCases")
    void shouldFailTheRuleThatADaemonBreaks(FailingCase broken) throws Exception {
        List<CheckRule> rules = new ArrayList<>();
        List<String> wanted = broken.seesSamples()
                ? List.of("measurement", broken.rule())
                : List.of("ranges-read", "identify", broken.rule());
        CheckRules.all().stream().filter(rule -> wanted.contains(rule.id())).forEach(rules::add);
        try (RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of());
                Relay relay = broken.start(daemon.address().getPort())) {
            Verdicts verdicts = check(relay.port(), 60, Duration.ofMillis(1500), rules);
            assertThat(verdicts.lines())
                    .filteredOn(line -> line.rule().id().equals(broken.rule()))
                    .singleElement()
                    .satisfies(line -> assertThat(line.outcome().kind())
                            .as(line.outcome().sentence())
                            .isEqualTo(Outcome.Kind.FAILED));
            assertThat(verdicts.sound()).isFalse();
            assertThat(verdicts.table()).contains("failed", "docs/meter-check.md#" + broken.rule());
        }
    }

    @Test
    void shouldFindReadingsOfAnAnalyzerThatWorksPlausible() throws Exception {
        List<CheckRule> rules = CheckRules.all().stream()
                .filter(rule -> Set.of("measurement", "readings-plausible").contains(rule.id()))
                .toList();
        for (FailingCase working : WorkingCases.all()) {
            try (RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of());
                    Relay relay = working.start(daemon.address().getPort())) {
                assertAllPassed(check(relay.port(), 60, Duration.ofMillis(1500), rules), Set.of());
            }
        }
    }

    @Test
    void shouldHaveAFailingCaseForEveryRule() {
        assertThat(FailingCases.all())
                .extracting(FailingCase::rule)
                .hasSameElementsAs(
                        CheckRules.all().stream().map(rule -> rule.id()).toList());
    }

    @Test
    void shouldEndWithASilentDaemonAfterHello() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Verdicts verdicts = check(silent.getLocalPort(), 60, Duration.ofMillis(300), CheckRules.all());
            assertThat(verdicts.lines()).hasSameSizeAs(CheckRules.all());
            assertThat(verdicts.lines())
                    .filteredOn(line -> line.outcome().kind() == Outcome.Kind.FAILED)
                    .singleElement()
                    .satisfies(line -> assertThat(line.rule().id()).isEqualTo("hello"));
            assertThat(verdicts.table()).contains("It does not answer.");
        }
    }

    @Test
    void shouldEndWithADaemonThatFallsSilentLater() throws Exception {
        try (RunningMeter daemon = daemon(Identity.Mode.POWER, Map.of());
                Relay relay = FallingSilentDaemon.before(daemon.address().getPort(), 8)) {
            Verdicts verdicts = check(relay.port(), 60, Duration.ofMillis(300), CheckRules.all());
            assertThat(verdicts.lines()).hasSameSizeAs(CheckRules.all());
            assertThat(verdicts.lines())
                    .filteredOn(line -> line.outcome().kind() == Outcome.Kind.FAILED)
                    .hasSize(2);
            assertThat(verdicts.lines())
                    .last()
                    .satisfies(line -> assertThat(line.outcome().sentence()).isEqualTo("It does not answer."));
        }
    }
}
