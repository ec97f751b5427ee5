package org.wattladder.reporter.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleReferences;
import org.wattladder.reporter.sample.SampleRuns;

class SuiteSystemsTest {
    private static RunResult judgedAs(RunResult run, String system) {
        return Altered.plan(run, Plans.ofSystem(system, run.plan()));
    }

    private static String text(RunResult run, String file) {
        return new String(Reporter.report(run).files().get(file), StandardCharsets.UTF_8);
    }

    @Test
    void shouldFindEverySystemById() {
        assertThat(SuiteSystems.all())
                .extracting(SuiteSystem::id)
                .containsExactly(
                        "brokerage",
                        "consolidation",
                        "cpu-ratios",
                        "disk-io",
                        "harness",
                        "ladder",
                        "linear-algebra",
                        "measure",
                        "memory-bandwidth",
                        "none",
                        "placement",
                        "response-curve",
                        "sert-like",
                        "side-by-side",
                        "tiles",
                        "trace");
        assertThat(SuiteSystems.all())
                .isNotEmpty()
                .allSatisfy(
                        system -> assertThat(SuiteSystems.named(system.id())).hasSameClassAs(system));
    }

    @Test
    void shouldSayThatNoMachineStandsBehindADefinition() {
        RunResult full = SampleRuns.full();
        RunResult scored = Altered.plan(full, full.plan().with(SampleReferences.unit(full.plan())));
        assertThat(text(scored, "result.txt")).contains("(a made-up unit, set 2026-02-01). It is a definition");
        assertThat(text(scored, "result.json")).contains("\"tierAbsent\" : \"a unit by definition has no evidence\"");
    }

    @Test
    void shouldNameTheSystemsThereAreWhenOneIsUnknown() {
        assertThatThrownBy(() -> Reporter.report(judgedAs(SampleRuns.full(), "shelves")))
                .isInstanceOf(UnknownSystem.class)
                .hasMessage(
                        "there is no suite system \"shelves\"; known: brokerage, consolidation, cpu-ratios, disk-io, harness, ladder, linear-algebra, measure, memory-bandwidth, none, placement, response-curve,"
                                + " sert-like, side-by-side, tiles, trace");
    }

    @ParameterizedTest
    @CsvSource({
        "sert-like, true",
        "ladder, false",
        "disk-io, false",
        "harness, false",
        "none, false",
        "trace, false",
        "response-curve, false"
    })
    void shouldHoldOnlyTheRatingToThePublishedMethod(String system, boolean held) {
        List<Finding> findings =
                Reporter.report(judgedAs(SampleRuns.full(), system)).findings();
        assertThat(findings.stream().anyMatch(finding -> finding.id().equals("partial-suite")))
                .isEqualTo(held);
    }

    @ParameterizedTest
    @CsvSource({"sert-like, true", "none, false"})
    void shouldHoldARunThatIsStillOnToItsSystem(String system, boolean held) {
        RunResult full = judgedAs(SampleRuns.full(), system);
        RunResult begun = Altered.termination(
                Altered.worklets(full, full.worklets().subList(0, 1)),
                Termination.aborted(Message.of("fault.chauffeur-ended")));
        StringWriter part = new StringWriter();
        List<String> found =
                Reporter.progress(RunFigures.of(begun), Words.in(Language.ENGLISH), part).findings().stream()
                        .map(Finding::id)
                        .toList();
        assertThat(found).doesNotContain("run-incomplete", "missing-interval");
        assertThat(found.contains("partial-suite")).isEqualTo(held);
        assertThat(part.toString().contains("The suite lacks")).isEqualTo(held);
    }

    @ParameterizedTest
    @CsvSource({
        "sert-like, Scores and energy",
        "ladder, Energy",
        "none, Energy",
        "disk-io, ''",
        "harness, ''",
        "trace, ''"
    })
    void shouldShowTheSectionsOfTheSystemAlone(String system, String title) {
        List<String> headings = text(judgedAs(SampleRuns.full(), system), "result.txt")
                .lines()
                .filter(List.of("Scores and energy", "Energy", "Maxima")::contains)
                .toList();
        assertThat(headings).isEqualTo(title.isEmpty() ? List.of() : List.of(title));
    }

    @Test
    void shouldShowMaximaOfLoadProfiles() {
        String page = text(SampleRuns.storage(), "result.html");
        assertThat(page).contains("<section id=\"maxima\">").doesNotContain("<section id=\"scores\">");
        assertThat(text(SampleRuns.storage(), "result.txt").lines()).contains("Maxima");
    }

    @Test
    void shouldSumUpALadderByItsRatio() {
        RunResult full = SampleRuns.full();
        RunResult one = Altered.plan(
                full,
                Plans.ofSystem(
                        "ladder",
                        Plans.worklets(full.plan(), full.plan().worklets().subList(1, 3))));
        RunFigures run = RunFigures.of(one);
        OptionalDouble ratio = run.worklets().get(0).ladderRatio().asOptional();

        SuiteSystem ladder = SuiteSystems.of(run);

        assertThat(ratio).isPresent();
        assertThat(ladder.score(run).value().asOptional()).isEqualTo(ratio);
        assertThat(ladder.headline(run)).hasSize(1);
        assertThat(ladder.score(RunFigures.of(full)).value().asOptional()).isEmpty();
        assertThat(ladder.headline(RunFigures.of(full))).hasSize(2);
    }

    @Test
    void shouldPutTheOverallScoreFirst() {
        assertThat(text(SampleRuns.scored(), "result.html"))
                .containsPattern("<dl class=\"cards\">\\s*<div><dt>Overall score");
        assertThat(text(SampleRuns.full(), "result.html"))
                .contains("<dt>Overall score</dt><dd class=\"value\">none</dd>");
    }
}
