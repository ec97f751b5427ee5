package org.wattladder.meter.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.CheckRules;

class CheckPageTest {
    private static final Path PAGE = Path.of("../docs/meter-check.md");

    @Test
    void shouldDescribeEveryRuleInThePage() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Checking a meter daemon

                    wattladder meter check HOST:PORT [--quick] [--touch-ranges] [--samples N] [--json]

                tries every rule below on a daemon that speaks the PTDaemon protocol, and prints a verdict per rule. The daemon must
                be idle: the check starts and stops about ten measurements. At the usual second per sample it takes about half a
                minute; `--quick` asks for 100 ms per sample, where the daemon agrees. Ranges are changed with `--touch-ranges` only, and
                put back.

                * **passed**, **failed**: as the rule says, or not. A failed rule names what came instead.
                * **observed**: nobody outside knows what is right here, or it does no harm; the sentence says what the daemon does.
                * **not applicable**: cannot be asked of this daemon, or not without a flag, or a rule before it failed.

                Exit codes: 0 no rule failed, 1 rules failed, 2 wrong option, 3 the daemon cannot be reached, 70 a fault of the program.

                The rules come from recorded sessions and from what public clients send and expect. The protocol has no public
                specification: a daemon that passes serves those clients; a daemon that fails may still be right, so please report it.

                This page is made from the rules by `mvn test -pl meter-daemon -Dwattladder.update=true`.

                | id | a daemon |
                | --- | --- |
                """);
        for (CheckRule rule : CheckRules.all()) {
            page.append("| [%s](#%s) | %s |\n".formatted(rule.id(), rule.id(), lowered(rule.checks())));
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

    private static String lowered(String sentence) {
        return sentence.substring(0, 1).toLowerCase(java.util.Locale.ROOT)
                + sentence.substring(1, sentence.length() - 1);
    }
}
