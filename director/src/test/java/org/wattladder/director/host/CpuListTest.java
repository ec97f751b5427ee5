package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CpuListTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0|0", "0-3,8|0-3,8", "8,0,1,2,3|0-3,8", "4,6|4,6", "0-1,1-2|0-2", " 5-6 |5-6", "''|''"})
    void shouldReadAndWriteTheNotationOfTheKernel(String text, String canonical) {
        assertThat(CpuList.parse(text).text()).isEqualTo(canonical);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "1-", "-1", "3-1", "1,,2", "0-3:1/2", "99999999999", "0-2000000000"})
    void shouldRefuseAnythingElseAndQuoteIt(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CpuList.parse(text))
                .withMessageContaining(text);
    }

    @Test
    void shouldReadBackWhateverItWrites() {
        long seed = 7;
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            TreeSet<Integer> ids = new TreeSet<>();
            random.ints(random.nextInt(20), 0, 40).forEach(ids::add);
            CpuList list = CpuList.of(ids);
            assertThat(CpuList.parse(list.text()).ids())
                    .as("seed %d round %d", seed, round)
                    .isEqualTo(List.copyOf(ids));
        }
    }
}
