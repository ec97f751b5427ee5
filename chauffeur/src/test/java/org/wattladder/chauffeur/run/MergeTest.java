package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

class MergeTest {
    private static String histogram(long... nanos) {
        Histogram histogram = new Histogram(3);
        Arrays.stream(nanos).forEach(histogram::recordValue);
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    private static final Deployed SUT = new Deployed(
            SampleJournal.plan().worklets().get(0).deployment(),
            SampleJournal.plan().hosts().get(0),
            1,
            Optional.empty());

    private static ClientInterval client(int number, long recordingNanos, TypeResult... types) {
        return new ClientInterval(number, 0, recordingNanos, Measurement.of(1), 0, List.of(types));
    }

    @Test
    void shouldAddCountsAndHistogramsOfEveryClient() throws Exception {
        var clients = Map.of(
                SUT,
                List.of(
                        client(1, 1_000_000_000, new TypeResult("a", 2, 8, histogram(1000, 2000), "")),
                        client(2, 1_000_000_000, new TypeResult("a", 1, 8, histogram(500_000), ""))));
        TypeResult merged = Merge.types(clients.values()).get(0);
        assertThat(merged.transactions()).isEqualTo(3);
        assertThat(merged.responseHistogram()).isEmpty();
        Histogram sum = Histogram.decodeFromCompressedByteBuffer(
                ByteBuffer.wrap(Base64.getDecoder().decode(merged.serviceHistogram())), 0);
        assertThat(sum.getTotalCount()).isEqualTo(3);
        assertThat((double) sum.getMaxValue()).isCloseTo(500_000, within(500.0));
    }

    @Test
    void shouldRefuseAHistogramThatCannotBeRead() {
        TypeResult broken = new TypeResult("a", 1, 8, "HISTFAAA", "");
        var clients = Map.of(SUT, List.of(client(1, 1, broken), client(2, 1, broken)));
        assertThatThrownBy(() -> Merge.types(clients.values())).hasMessageContaining("cannot be read");
    }

    @Test
    void shouldRateEachClientByItsOwnClock() {
        var clients = Map.of(
                SUT,
                List.of(
                        client(1, 1_000_000_000, new TypeResult("a", 100, 8, "", "")),
                        client(
                                2,
                                2_000_000_000,
                                new TypeResult("a", 100, 8, "", ""),
                                new TypeResult("b", 100, 8, "", ""))));
        assertThat(HostInterval.rates(Merge.clients(clients))).containsEntry("sut", 200.0);
    }

    @Test
    void shouldKeepAHostThatIsIdle() {
        assertThat(Merge.clients(Map.of(SUT, List.of()))).isEmpty();
        assertThat(Merge.types(List.of(List.of()))).isEmpty();
    }
}
