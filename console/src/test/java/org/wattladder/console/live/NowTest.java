package org.wattladder.console.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.event.RunPosition;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class NowTest {
    private static final RunPosition LAUNCHING =
            new RunPosition(0, Optional.empty(), Optional.empty(), Optional.empty());

    @ParameterizedTest
    @CsvSource({"ENGLISH, clients are being launched", "GERMAN, Clients werden gestartet", "JAPANESE, クライアントを起動中"})
    void shouldSayThatClientsAreLaunched(Language language, String words) {
        assertThat(Now.of("run", new RunEvent.WorkletPreparing(0), Words.in(language)))
                .map(Now::part)
                .contains(words);
        assertThat(Now.of("run", LAUNCHING, Words.in(language)).part()).isEqualTo(words);
    }

    @Test
    void shouldSayWhatMetersReadBeforeThePageWasOpened() {
        RunEvent.Progress told = new RunEvent.Progress(
                IntervalPart.RECORDING,
                Duration.ofSeconds(75),
                Measurement.of(251.5),
                Optional.of(EvidenceTier.ANALYZER),
                Measurement.of(22.5),
                List.of(new RunEvent.Reading("a", MeterFacts.Quantity.POWER, Measurement.of(251.5))));
        RunPosition position = new RunPosition(
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.of(new RunPosition.Readings(told, Duration.ofSeconds(7))));

        Now now = Now.of("run", position, Words.in(Language.ENGLISH));

        assertThat(now.watts()).contains("251.5 W analyzer");
        assertThat(now.celsius()).contains("22.5 °C");
        assertThat(now.readings()).containsOnlyKeys("a");
        assertThat(now.json()).contains("\"agoMillis\":7000");
        assertThat(Now.of("run", LAUNCHING, Words.in(Language.ENGLISH)).watts()).isEmpty();
    }

    @Test
    void shouldSayThePartThatIsOn() {
        RunEvent.PartEntered entered = new RunEvent.PartEntered(IntervalPart.values()[0], Duration.ofSeconds(3));
        RunPosition position = new RunPosition(0, Optional.empty(), Optional.of(entered), Optional.empty());

        assertThat(Now.word(position)).isEqualTo(Now.word(entered.part()));
        assertThat(Now.word(position)).isNotEqualTo(Now.word(LAUNCHING));
    }
}
