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
