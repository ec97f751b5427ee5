package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.explain.Explanation;
import org.wattladder.chauffeur.explain.Explanations;

class ExplainCommandTest {
    private static CommandRun explain(String... names) {
        List<String> words = new ArrayList<>(List.of("explain"));
        words.addAll(List.of(names));
        return CommandRun.of(Path.of("..").toAbsolutePath().normalize(), words.toArray(String[]::new));
    }

    private static String explained(String... names) {
        CommandRun run = explain(names);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        return run.out().replaceAll("\\s+", " ");
    }

    @Test
    void shouldExplainASettingWithPlacesRangeAndDefault() {
        assertThat(explained("ladder.level.recording"))
                .contains("recording: setting of suite files")
                .contains("ladder.level.recording, ", " below defaults or worklets.NAME in config/suites/NAME.yaml")
                .contains("Allowed a length of time from 1s to 24h, such as 30s")
                .contains("Default 120s");
    }

    @Test
    void shouldExplainAnOptionOfAMeterSource() {
        assertThat(explained("idle-watts"))
                .contains("idle-watts: option of the meter source estimate")
                .contains("--meter estimate:idle-watts=VALUE");
    }

    @Test
    void shouldExplainAFinding() {
        assertThat(explained("spiked-meter"))
                .contains("spiked-meter: finding of reports")
                .contains("Checks No single samples that stand out")
                .contains("What to do Look at samples.csv");
    }

    @Test
    void shouldExplainAColumnByEitherNameAndAFigureOfClients() {
        String column = "column of result.csv What mean power of the window, sum of all meters that count Unit W";
        assertThat(explained("average_watts")).contains(column);
        assertThat(explained("averageWatts")).contains(column);
        assertThat(explained("collector-ms")).contains("collector-ms: figure of client JVMs", "Unit ms");
        assertThat(explained("completed")).contains("column of latency.csv");
    }

    @Test
    void shouldListWhatSeveralThingsAreCalled() {
        String list = explained("address");
        assertThat(list)
                .contains(
                        "\"address\" names 5; explain one by a longer name:",
                        "meters.meters.NAME.address",
                        "meter.scpi.address");
        assertThat(list).doesNotContain("Allowed");
    }

    @Test
    void shouldNameTheNearestAndStillExplainTheOthers() {
        CommandRun run = explain("spiked-metre", "voltage", "xyzzy");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines())
                .containsExactly(
                        "there is no setting, finding, column or figure \"spiked-metre\"; did you mean \"spiked-meter\"?",
                        "there is no setting, finding, column or figure \"xyzzy\"; see 'wattladder explain'");
        assertThat(run.out()).contains("voltage: finding of reports");
    }

    @Test
    void shouldTeachWithoutAName() {
        assertThat(explained())
                .contains("settings of files and meter sources wattladder explain warm-up")
                .contains("findings of reports wattladder explain spiked-meter");
    }

    /** The examples of the introduction among them. */
    @Test
    void shouldExplainEverythingByItsWholeName() {
        Explanations all = Explanations.declared();
        assertThat(List.of(all.settings(), all.findings(), all.columns(), all.figures()))
                .allMatch(each -> each.size() >= 3);
        for (Explanation each : all.all()) {
            assertThat(each.parts()).isNotEmpty().allMatch(part -> !part.text().isBlank());
            for (String name : each.names()) {
                assertThat(all.of(name)).as(name).containsExactly(each);
            }
        }
        assertThat(all.names()).contains("warm-up", "spiked-meter", "average_watts", "live-heap-bytes");
    }
}
