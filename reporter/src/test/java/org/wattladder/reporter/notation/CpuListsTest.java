package org.wattladder.reporter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CpuListsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0-3,8 | 0,1,2,3,8 | true",
                "0 | 0 | true",
                "0 | 0-1 | false",
                "0 | | false",
                "3-1 | 1-3 | false",
                "any | any | true",
            })
    void shouldCompareCpusNotSpelling(String row) {
        String[] cells = row.split("\\|", -1);

        assertThat(CpuLists.same(cells[0].strip(), cells[1].strip())).isEqualTo(Boolean.parseBoolean(cells[2].strip()));
    }
}
