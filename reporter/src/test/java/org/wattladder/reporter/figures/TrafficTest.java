package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeanWatts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.reporter.sample.SampleRuns;

class TrafficTest {
    private static final Measurement NONE = Measurement.absent("none");

    @Test
    void shouldSplitBytesIntoReadsAndWritesOfAllKinds() {
        Traffic traffic = Traffic.of(interval(type("sequential-read", 90, 131_072), type("random-write", 10, 8192)));
        assertFigure(traffic.bytesPerSecond(), 9 * 131_072 + 8192);
        assertFigure(traffic.readsPerSecond(), 9);
        assertFigure(traffic.readBytesPerSecond(), 9 * 131_072);
        assertFigure(traffic.writesPerSecond(), 1);
        assertFigure(traffic.writeBytesPerSecond(), 8192);
    }

    @Test
    void shouldFindTheConcurrencyByLittlesLaw() {
        // Ten a second that take 50 ms each: half a transaction is under way on average.
        assertThat(Traffic.of(interval(type("read", 100, 8192)))
                        .concurrency()
                        .asOptional()
                        .orElseThrow())
                .isEqualTo(0.5, within(0.005));
    }

    @Test
    void shouldMoveNothingWhereNoTransactionSaysBytes() {
        Traffic traffic = Traffic.of(interval(type("factorise", 100, 0)));
        assertThat(traffic.bytesPerSecond()).isEqualTo(Measurement.absent("absent.bytes-undeclared"));
        assertThat(traffic.readsPerSecond()).isEqualTo(Measurement.absent("absent.no-read-or-write"));
    }

    private static void assertFigure(Measurement measurement, double expected) {
        assertThat(measurement.asOptional().orElseThrow()).isEqualTo(expected, within(1e-6));
    }

    private static TypeResult type(String name, long transactions, long bytes) {
        Histogram nanos = new Histogram(3);
        nanos.recordValueWithCount(50_000_000, transactions);
        ByteBuffer buffer = ByteBuffer.allocate(nanos.getNeededByteBufferCapacity());
        int length = nanos.encodeIntoCompressedByteBuffer(buffer);
        String encoded = Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
        return new TypeResult(name, transactions, bytes, encoded, "");
    }

    private static IntervalFigures interval(TypeResult... types) {
        IntervalPlan plan = IntervalPlan.of(
                1, Purpose.SCORED, new Load.Share(100), IntervalLengths.recordingOnly(Duration.ofSeconds(10)));
        IntervalResult result = new IntervalResult(
                plan,
                new Window(Instant.EPOCH, 10_000_000_000L, List.of()),
                Rates.of(NONE, Measurement.of(10)),
                PowerResult.of(NONE, List.of()),
                TemperatureResult.of(NONE, NONE, List.of()),
                List.of(),
                List.of(types),
                List.of());
        return IntervalFigures.of(
                plan, Optional.of(result), measured -> measured.rates().actual(), MeanWatts.of(SampleRuns.full()));
    }
}
