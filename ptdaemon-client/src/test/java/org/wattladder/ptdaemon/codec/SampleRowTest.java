package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.ptdaemon.fake.Recordings;

class SampleRowTest {
    static final List<String> RECORDINGS = Recordings.NAMES;

    @Test
    void shouldReadAOneChannelLine() throws UnreadableAnswer {
        SampleRow row = SampleRow.parse(
                "Time,07-25-2024 18:06:47.745,Watts,528.000000,Volts,118.100000,Amps,4.500000,PF,0.994000\r");
        assertThat(row.stamp()).isEqualTo(LocalDateTime.of(2024, 7, 25, 18, 6, 47, 745_000_000));
        assertThat(row.total().reading(Column.WATTS)).contains(Reading.of(528));
        assertThat(row.total().reading(Column.PF)).contains(Reading.of(0.994));
        assertThat(row.channels()).isEmpty();
    }

    @Test
    void shouldReadUnlabelledChannelsBehindTheSum() throws UnreadableAnswer {
        SampleRow row = SampleRow.parse("Time,07-15-2024 23:22:12.279,Watts,300.5,Volts,239.1,Amps,3.4,PF,0.96,"
                + "Watts,100.0,Volts,1.0,Amps,1.0,PF,1.0,Watts,-1.0,Volts,239.0,Amps,-1.0,PF,-1.0");
        assertThat(row.total().reading(Column.WATTS)).contains(Reading.of(300.5));
        assertThat(row.channels()).hasSize(2);
        assertThat(row.channels().get(1).reading(Column.WATTS).orElseThrow().value())
                .isEmpty();
        assertThat(row.channels().get(1).reading(Column.VOLTS)).contains(Reading.of(239));
    }

    @Test
    void shouldReadTemperatureLinesOfBothForms() throws UnreadableAnswer {
        SampleRow console = SampleRow.parse("09-23-2020 14:40:23.964,Temp,29.687500,Humidity,0.000000,Mark,notset");
        SampleRow wire = SampleRow.parse("Time,09-23-2020 14:40:23.964,Temperature,29.687500,Humidity,0.000000");
        assertThat(console.total()).isEqualTo(wire.total());
        assertThat(console.mark()).contains("notset");
    }

    @ParameterizedTest
    @FieldSource("RECORDINGS")
    void shouldWriteRealLogLinesByteForByte(String recording) throws UnreadableAnswer {
        for (String line : Recordings.logLines(recording)) {
            SampleRow row = SampleRow.parse(line);
            assertThat(row.logLine(row.mark().orElseThrow())).isEqualTo(line);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Time,",
                "Time,07-25-2024 18:06:47.745",
                "Time,07-25-2024 18:06:47.745,Watts",
                "Time,25-07-2024 18:06:47.745,Watts,1.0",
                "Time,02-30-2024 18:06:47.745,Watts,1.0",
                "Time,07-25-2024 18:06:47.745,Wats,1.0",
                "Time,07-25-2024 18:06:47.745,Watts,1.0,Volts",
                "Time,07-25-2024 18:06:47.745,NOTICE,something"
            })
    void shouldRefuseTornAndForeignLines(String line) {
        assertThatThrownBy(() -> SampleRow.parse(line)).isInstanceOf(UnreadableAnswer.class);
    }

    @Test
    void shouldReadBackEveryRowItWrites() throws UnreadableAnswer {
        long seed = 4711;
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            List<Channel> channels = new ArrayList<>();
            for (int channel = random.nextInt(4); channel > 0; channel--) {
                channels.add(channel(random));
            }
            LocalDateTime stamp =
                    LocalDateTime.of(2026, 1, 1, 0, 0).plusNanos(random.nextInt(1_000_000_000) * 1_000_000L);
            SampleRow row = new SampleRow(stamp, channel(random), channels, Optional.empty());
            assertThat(SampleRow.parse(row.line()))
                    .as("seed %d round %d", seed, round)
                    .isEqualTo(row);
        }
    }

    private static Channel channel(Random random) {
        return Channel.power(reading(random), reading(random), reading(random), reading(random));
    }

    private static Reading reading(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> Reading.invalid();
            case 1 -> Reading.missed();
            default -> Reading.of(random.nextInt(1_000_000) / 1000.0);
        };
    }
}
