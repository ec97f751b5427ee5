package org.wattladder.worklets.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

class PointerChaseTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 1000})
    void shouldVisitEveryLineOnceBeforeItComesBack(int count) {
        Lines lines = Lines.cycle(count, new SplittableRandom(count));
        BitSet seen = new BitSet();
        int place = 0;
        for (int i = 0; i < count; i++) {
            assertThat(seen.get(place)).isFalse();
            seen.set(place);
            place = lines.follow(place, 1);
        }
        assertThat(place).isZero();
        assertThat(seen.cardinality()).isEqualTo(count);
    }

    @Test
    void shouldFindAWalkThatIsTooShort() {
        Lines lines = Lines.cycle(1000, new SplittableRandom(1));
        int end = lines.follow(0, 4321);
        lines.check(0, end, 4321);
        assertThatThrownBy(() -> lines.check(0, lines.follow(0, 4320), 4321))
                .isInstanceOf(WrongOutput.class)
                .hasMessage("the line after 4321 accesses has rank 320 instead of 321");
    }

    @Test
    void shouldPassItsChecksAndSayHowManyAccessesATransactionHas() {
        PointerChase worklet = new PointerChase();
        TinyContext context = new TinyContext(worklet);
        try (Session session = worklet.open(context)) {
            Transaction chase = session.transactions(context).get(0).transaction();
            for (int i = 0; i < 3; i++) {
                chase.prepare();
                chase.execute();
                chase.check();
            }
            assertThat(context.dataBytes()).isEqualTo(1 << 20);
            assertThat(session.figures()).singleElement().satisfies(figure -> {
                assertThat(figure.name()).isEqualTo("accesses");
                assertThat(figure.value()).isEqualTo(PointerChase.ACCESSES);
            });
        }
    }
}
