package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

class LatestReadingsTest {
    private static final Duration LEFT = Duration.ofSeconds(9);

    private final List<LatestReadings.OfMeter> read = new ArrayList<>();

    private void reads(String name, MeterFacts.Quantity quantity, EvidenceTier tier, Measurement value) {
        read.add(new LatestReadings.OfMeter(
                new MeterFacts(
                        name,
                        quantity,
                        "127.0.0.1:8888",
                        new MeterIdentity("device", "1", "identity", false),
                        tier,
                        new MeterRanges("", ""),
                        1,
                        Measurement.of(0.5)),
                value));
    }

    private RunEvent progress(Measurement watts, Optional<EvidenceTier> tier, Measurement celsius) {
        return new RunEvent.Progress(
                IntervalPart.RECORDING,
                LEFT,
                watts,
                tier,
                celsius,
                read.stream()
                        .map(each -> new RunEvent.Reading(
                                each.meter().name(), each.meter().quantity(), each.value()))
                        .toList());
    }

    @Test
    void shouldSayWhatIsWrongWithASampleThatIsNoFigure() throws UnreadableAnswer {
        assertThat(value("231.5")).isEqualTo(Measurement.of(231.5));
        assertThat(value("0")).isEqualTo(Measurement.of(0));
        assertThat(value("9.9E37")).isEqualTo(Measurement.absent("absent.over-range", "a"));
        assertThat(value("inf")).isEqualTo(Measurement.absent("absent.over-range", "a"));
        assertThat(value("nan")).isEqualTo(Measurement.absent("absent.no-figure", "a"));
        assertThat(value("-1")).isEqualTo(Measurement.absent("absent.no-figure", "a"));
    }

    private static Measurement value(String text) throws UnreadableAnswer {
        return LatestReadings.value("a", Reading.parse(Column.WATTS, text));
    }

    @Test
    void shouldAddWattsUpUnderTheWeakestTierAndTakeTheLowestTemperature() {
        reads("a", MeterFacts.Quantity.POWER, EvidenceTier.ANALYZER, Measurement.of(100));
        reads("b", MeterFacts.Quantity.POWER, EvidenceTier.BMC, Measurement.of(50.5));
        reads("inlet", MeterFacts.Quantity.TEMPERATURE, EvidenceTier.ANALYZER, Measurement.of(23));
        reads("outlet", MeterFacts.Quantity.TEMPERATURE, EvidenceTier.SCRIPTED, Measurement.of(31));
        assertThat(new LatestReadings(read).progress(IntervalPart.RECORDING, LEFT))
                .isEqualTo(progress(Measurement.of(150.5), Optional.of(EvidenceTier.BMC), Measurement.of(23)));
    }

    @Test
    void shouldHaveNoWattsWhileOneMeterHasNone() {
        reads("a", MeterFacts.Quantity.POWER, EvidenceTier.ANALYZER, Measurement.of(100));
        reads("b", MeterFacts.Quantity.POWER, EvidenceTier.BMC, Measurement.absent("absent.no-new-sample", "b"));
        assertThat(new LatestReadings(read).progress(IntervalPart.RECORDING, LEFT))
                .isEqualTo(progress(
                        Measurement.absent("absent.no-new-sample", "b"),
                        Optional.of(EvidenceTier.BMC),
                        Measurement.absent("absent.no-sensor")));
    }

    @Test
    void shouldSayWhyNothingIsMeasured() {
        assertThat(new LatestReadings(read).progress(IntervalPart.RECORDING, LEFT))
                .isEqualTo(progress(
                        Measurement.absent("absent.no-power-meter"),
                        Optional.empty(),
                        Measurement.absent("absent.no-sensor")));
        assertThat(LatestReadings.unmetered().progress(IntervalPart.RECORDING, LEFT))
                .isEqualTo(progress(
                        Measurement.absent("absent.not-metered"),
                        Optional.empty(),
                        Measurement.absent("absent.not-metered")));
    }
}
