package org.wattladder.meter.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.check.fake.FailingCase;
import org.wattladder.meter.check.fake.FailingCases;
import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.CheckRules;

class CheckPageTest {
    private static final Path PAGE = Path.of("../docs/meter-check.md");

    private static final String IN_A_RUN = """

            ## Faults in a run

            A run judges the samples of its windows by the same limits. A daemon may pass here and fail there: the load changes
            only in a run.

            | fault | rule of the check | finding of a run |
            | --- | --- | --- |
            | a reading is repeated, within a window or across windows | [readings-plausible](#readings-plausible) | [frozen-meter](findings.md#frozen-meter), [stuck-meter](findings.md#stuck-meter) |
            | single samples are far too large or small | [readings-plausible](#readings-plausible) | [spiked-meter](findings.md#spiked-meter), [power-jump](findings.md#power-jump) |
            | the meter averages over a long time, or lags | none: the load must change | [lagging-meter](findings.md#lagging-meter), [long-average](findings.md#long-average) |
            | a channel dies, goes missing, or never has watts | [readings-plausible](#readings-plausible) | [channel-lost](findings.md#channel-lost), [error-samples](findings.md#error-samples) |
            | the sum is not that of the channels, or not volts x amperes x power factor | [watts-agree](#watts-agree) | [watts-contradict](findings.md#watts-contradict) |
            | the power factor is above 1 | [readings-plausible](#readings-plausible) | [power-factor](findings.md#power-factor) |
            | the current is above the range | [readings-plausible](#readings-plausible) | [over-range](findings.md#over-range) |
            | the voltage falls | [readings-plausible](#readings-plausible) | [voltage](findings.md#voltage) |
            | the unit is mW or kW | [readings-plausible](#readings-plausible) | [watts-unlikely](findings.md#watts-unlikely) |
            | watts are below 0 | [readings-plausible](#readings-plausible) | [error-samples](findings.md#error-samples), [power-absent](findings.md#power-absent) |
            | watts are 0 | [samples-alive](#samples-alive) | [zero-watts](findings.md#zero-watts) |
            | a stamp or a sample comes twice | [stamps-rising](#stamps-rising) | [error-samples](findings.md#error-samples), [meter-surplus](findings.md#meter-surplus) |
            | the daemon's own average is wrong | [statistics](#statistics) | [statistics-disagree](findings.md#statistics-disagree) |
            | all watts are wrong by one factor | none | [observer-contradicts](findings.md#observer-contradicts), with a second meter |
            """;

    @Test
    void shouldDescribeEveryRuleInThePage() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Checking a meter daemon

                    wattladder meter check HOST:PORT [--quick] [--touch-ranges] [--samples N] [--json]

                tries every rule below on a daemon that speaks the PTDaemon protocol, and prints a verdict for each rule. The daemon
                must be idle: the check starts and stops about ten measurements. At one second per sample it takes about 40
                seconds. `--quick` asks for 100 ms per sample. Only `--touch-ranges` changes ranges, and puts them back.

                * **passed**, **failed**: as the rule says, or not. A failed rule names what came instead.
                * **observed**: no right answer is known, or the difference does no harm; the sentence says what the daemon does.
                * **not applicable**: this daemon cannot be asked, a flag is missing, or an earlier rule failed.

                Exit codes: 0 no rule failed, 1 rules failed, 2 wrong option, 3 the daemon cannot be reached, 70 internal error.

                The rules come from recorded sessions and from what public clients send and expect. The protocol has no public
                specification: a daemon that passes serves those clients. A daemon that fails may still be right; please report it.

                This page is generated from the rules by `mvn test -pl meter-daemon -Dwattladder.update=true`.

                ## Planted faults

                A test starts a daemon with each of these faults; the rule beside it must fail. A daemon that never answers fails
                [hello](#hello), and the check ends there. It also ends after two rules without an answer, if `Hello` is not
                answered either.

                | a daemon that | fails |
                | --- | --- |
                """);
        for (FailingCase fault : FailingCases.all()) {
            page.append("| %s | [%s](#%s) |\n".formatted(fault.daemon(), fault.rule(), fault.rule()));
        }
        page.append(IN_A_RUN);
        for (CheckRule rule : CheckRules.all()) {
            page.append("\n## %s\n\n%s\n%s\n".formatted(rule.id(), rule.checks(), rule.reason()));
        }
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/meter-check.md is stale; -Dwattladder.update=true writes it anew")
                .isEqualTo(page.toString());
    }
}
