package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FullCommandTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "run --quick | wattladder run",
                "run --quick rating --only lu,idle | wattladder run rating --only lu,idle",
                "run program:pgbench --out results/x --quick --host 192.0.2.7 | wattladder run program:pgbench --host 192.0.2.7",
                "run ./a_suite.yaml --out=results/x --quick | wattladder run ./a_suite.yaml",
                "run --quick --meter scripted:watts=100 --language=de | wattladder run --meter scripted:watts=100 --language=de",
                "run --quick my*suite.yaml | wattladder run 'my*suite.yaml'",
                "run --quick it's.yaml | wattladder run 'it'\\''s.yaml'",
                "run --resume results/x | \"\"",
                "watch run | \"\"",
                "run --plan=plan.yaml --out x | \"\""
            })
    void shouldLeaveOutWhatMadeItARehearsal(String given, String again) {
        assertThat(FullCommand.of(List.of(given.split(" ")))).isEqualTo(again);
    }
}
