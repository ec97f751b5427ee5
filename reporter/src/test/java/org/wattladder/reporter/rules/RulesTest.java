package org.wattladder.reporter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.judge.Rules;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;
import org.wattladder.reporter.system.SuiteSystems;

class RulesTest {
    private static final Pattern DESCRIPTION = Pattern.compile("new RuleDescription\\(\\s*\"([^\"]+)\"");

    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private static Rule rule(String id) {
        return rules().filter(candidate -> candidate.description().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("namedRules")
    void shouldFindNothingInAGoodFullRun(Rule rule) {
        assertThat(rule.check(GoodRuns.of(rule).figures())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("namedRules")
    void shouldFindNothingInAGoodFullRunThatDisclosesEverything(Rule rule) {
        assertThat(rule.check(GoodRuns.of(rule).disclosing())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("failingRuns")
    void shouldFindWhatBreaksTheRule(FailingCase failing) {
        Rule rule = rule(failing.id());

        List<Finding> findings = rule.check(RunFigures.of(failing.run()));

        assertThat(findings).hasSize(1).allSatisfy(finding -> {
            assertThat(finding.id()).isEqualTo(failing.id());
            assertThat(finding.severity()).isEqualTo(failing.severity());
            assertThat(ENGLISH.say(finding.place())).isEqualTo(failing.place());
            assertThat(ENGLISH.sentence(finding.message()))
                    .contains(failing.words())
                    .endsWith(".");
        });
    }

    @Test
    void shouldHaveARunThatBreaksEachRule() {
        assertThat(FailingRuns.all())
                .extracting(FailingCase::id)
                .containsAll(rules().map(rule -> rule.description().id()).toList());
    }

    @Test
    void shouldFindNoFaultOfSamplesInWhatIsNone() {
        for (RunResult run : FailingSamples.harmless()) {
            assertThat(Stream.of("channel-lost", "observer-contradicts", "power-factor", "over-range")
                            .flatMap(id -> rule(id).check(RunFigures.of(run)).stream()))
                    .isEmpty();
        }
    }

    @Test
    void shouldBelieveWhatTheClientNamesNotThePathOfItsFolder() {
        RunResult named = FailingMachines.facts(
                "1", "/var/tmp/wattladder-storage", StorageBypass.MINCORE, FailingMachines.device(false));
        assertThat(rule("boot-device").check(RunFigures.of(named))).isEmpty();
    }

    @Test
    void shouldListEveryRuleOnce() throws IOException {
        List<String> described = new ArrayList<>();
        for (String folder : List.of("rules", "system")) {
            try (Stream<Path> files = Files.walk(Path.of("src/main/java/org/wattladder/reporter", folder))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    DESCRIPTION
                            .matcher(Files.readString(file))
                            .results()
                            .forEach(found -> described.add(found.group(1)));
                }
            }
        }
        assertThat(rules())
                .extracting(rule -> rule.description().id())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(described);
    }

    @Test
    void shouldPutTheHeaviestFindingFirst() {
        Judgement judgement = SuiteSystems.judge(RunFigures.of(SampleRuns.quick()));

        assertThat(judgement.verdict()).isEqualTo(Verdict.REHEARSAL);
        assertThat(judgement.findings()).extracting(Finding::severity).isSorted();
        assertThat(judgement.count(Severity.WOULD_BE_INVALID)).isEqualTo(2);
        assertThat(judgement.findings())
                .extracting(Finding::id)
                .containsExactly("weak-evidence", "inlet-temperature", "run-changed", "unknown-uncertainty");
    }

    @Test
    void shouldCallARunThatBrokeOffIncompleteWhateverElseIsFound() {
        assertThat(verdict(SampleRuns.full())).isEqualTo(Verdict.VALID);
        assertThat(verdict(SampleRuns.incomplete())).isEqualTo(Verdict.INCOMPLETE);
    }

    @Test
    void shouldJudgeARunByWhatItIsFor() {
        RunResult missed = missedBy(SampleRuns.full(), 0.9);
        assertThat(verdict(missed)).isEqualTo(Verdict.INVALID);
        assertThat(verdict(FailingCase.research(missed))).isEqualTo(Verdict.INVALID);
        assertThat(verdict(FailingCase.research(SampleRuns.full()))).isEqualTo(Verdict.RESEARCH);

        Judgement rehearsal = SuiteSystems.judge(RunFigures.of(FailingCase.quick(missed)));

        assertThat(rehearsal.verdict()).isEqualTo(Verdict.REHEARSAL);
        assertThat(rehearsal.findings())
                .filteredOn(finding -> finding.id().equals("target-load"))
                .extracting(Finding::severity)
                .containsOnly(Severity.WOULD_BE_INVALID);
    }

    @Test
    void shouldAllowChanceMoreInAShortRecording() {
        assertThat(rule("target-load").check(RunFigures.of(missedBy(SampleRuns.full(), 0.99))))
                .isNotEmpty();
        assertThat(rule("target-load").check(RunFigures.of(missedBy(SampleRuns.quick(), 0.99))))
                .isEmpty();
        assertThat(rule("target-load").check(RunFigures.of(missedBy(SampleRuns.quick(), 0.9))))
                .isNotEmpty();
    }

    private static RunResult missedBy(RunResult run, double factor) {
        return Altered.intervals(
                run,
                "lu",
                interval -> interval.plan().paced(),
                interval -> Intervals.actualRate(
                        interval, interval.rates().target().asOptional().orElseThrow() * factor));
    }

    @Test
    void shouldPassOverWhatAnObserverSaw() {
        MeterGap gap = new MeterGap(Instant.EPOCH, Instant.EPOCH.plusSeconds(9), Message.of("fault.daemon-closed"));
        RunResult observed = Altered.intervals(SampleRuns.full(), "lu", any -> true, interval -> {
            PowerResult power = interval.power();
            List<MeterWindow> bad = power.meters().stream()
                    .map(window -> Windows.tier(Windows.gap(Windows.flat(window, 0), gap), EvidenceTier.SCRIPTED))
                    .map(Windows::disagreeing)
                    .map(Windows::autoRanging)
                    .toList();
            return Altered.power(interval, new PowerResult(power.averageWatts(), power.meters(), bad, power.hosts()));
        });

        assertThat(SuiteSystems.judge(RunFigures.of(observed)).findings())
                .extracting(Finding::id)
                .containsExactly("partial-suite");
        assertThat(RunFigures.of(observed).tier()).contains(EvidenceTier.ACCEPTED_ANALYZER);
    }

    @Test
    void shouldAllowOneSampleLessThanAWindowHolds() {
        RunResult oneLess = Altered.powerWindows(
                SampleRuns.quick(),
                "lu",
                window -> Windows.samples(window, window.figures().validSamples() - 1, 0));
        RunResult twoLess = Altered.powerWindows(
                SampleRuns.quick(),
                "lu",
                window -> Windows.samples(window, window.figures().validSamples() - 2, 0));

        assertThat(rule("meter-coverage").check(RunFigures.of(oneLess))).isEmpty();
        assertThat(rule("meter-coverage").check(RunFigures.of(twoLess))).hasSize(1);
    }

    /** Each once, though systems may share one. */
    static Stream<Rule> rules() {
        return Stream.concat(
                Rules.common().stream(), SuiteSystems.all().stream().flatMap(system -> system.rules().stream()))
                .collect(Collectors.toMap(
                        rule -> rule.description().id(), rule -> rule, (one, again) -> one, LinkedHashMap::new))
                .values()
                .stream();
    }

    static Stream<Named<Rule>> namedRules() {
        return rules().map(rule -> Named.of(rule.description().id(), rule));
    }

    static Stream<FailingCase> failingRuns() {
        return FailingRuns.all().stream();
    }

    private static Verdict verdict(RunResult run) {
        return SuiteSystems.judge(RunFigures.of(run)).verdict();
    }
}
