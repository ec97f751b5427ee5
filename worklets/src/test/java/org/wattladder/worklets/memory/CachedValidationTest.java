package org.wattladder.worklets.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WrongOutput;

@Tag("slow")
class CachedValidationTest {
    private static final int LINES = 20;
    private static final int BYTES_PER_RESULT = 8 * LINES + 8;

    @ParameterizedTest
    @ValueSource(ints = {100, 400, 1000})
    void shouldHitAsOftenAsTheCacheHoldsDocuments(int documents) {
        ResultCache cache = new ResultCache(100 * BYTES_PER_RESULT, LINES);
        CachedValidation validation = new CachedValidation(new SplittableRandom(5), documents, LINES, cache);
        for (int i = 0; i < 4_000; i++) {
            run(validation);
        }
        assertThat(validation.hitRate()).isCloseTo(Math.min(1, 100.0 / documents), within(0.03));
    }

    @Test
    void shouldGiveTheSameTotalsWhateverTheSizeOfTheCache() {
        CachedValidation little = validation(2, 50);
        CachedValidation much = validation(50, 50);
        for (int i = 0; i < 500; i++) {
            run(little);
            run(much);
            assertThat(little.totalCents).isEqualTo(much.totalCents).isPositive();
        }
        assertThat(little.hitRate()).isLessThan(0.2);
        assertThat(much.hitRate()).isEqualTo(1);
    }

    @Test
    void shouldKeepResultsApartAcrossChunks() {
        int wide = 1 << 22;
        ResultCache cache = new ResultCache(5 * (8L * wide + 8), wide);
        assertThat(cache.places()).isEqualTo(5);
        cache.chunk(4)[cache.offset(4)] = 44;
        cache.chunk(3)[cache.offset(3)] = 33;
        assertThat(cache.chunk(4)[cache.offset(4)]).isEqualTo(44);
        assertThat(cache.chunk(3)).isNotSameAs(cache.chunk(4));
        assertThat(cache.holds(4)).isFalse();
        cache.put(4);
        assertThat(cache.holds(4)).isTrue();
        assertThat(cache.holds(9)).isFalse();
    }

    @Test
    void shouldFindADocumentThatWasNotParsed() {
        CachedValidation lazy = new CachedValidation(new SplittableRandom(5), 50, LINES, new ResultCache(1, LINES)) {
            @Override
            void compute(long[] chunk, int offset) {}
        };
        assertThatThrownBy(() -> run(lazy)).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindACachedResultThatWasChanged() {
        ResultCache cache = new ResultCache(3 * BYTES_PER_RESULT, LINES);
        CachedValidation validation = new CachedValidation(new SplittableRandom(5), 3, LINES, cache);
        for (int number = 0; number < 3; number++) {
            cache.chunk(number)[cache.offset(number) + 7]++;
        }
        assertThatThrownBy(() -> run(validation))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("from the cache totals");
    }

    @Test
    void shouldDeclareTheCacheAndKeepToItsShareOfMemory() {
        for (Worklet worklet : new Worklet[] {new XmlValidate1(), new XmlValidate2()}) {
            TinyContext context = new TinyContext(worklet);
            Transaction transaction = context.transactionsOf(worklet).get(0).transaction();
            assertThat(context.dataBytes()).isPositive().isLessThanOrEqualTo(context.memoryBytes());
            for (int i = 0; i < 50; i++) {
                run(transaction);
            }
        }
    }

    private static CachedValidation validation(int places, int documents) {
        ResultCache cache = new ResultCache((long) places * BYTES_PER_RESULT, LINES);
        return new CachedValidation(new SplittableRandom(9), documents, LINES, cache);
    }

    private static void run(Transaction transaction) {
        transaction.prepare();
        transaction.execute();
        transaction.check();
    }
}
