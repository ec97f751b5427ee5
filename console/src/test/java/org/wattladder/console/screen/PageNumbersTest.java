package org.wattladder.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PageNumbersTest {
    @Test
    void shouldShowEndsAndNeighbours() {
        assertThat(new PageNumbers(20, 100, 4000).shown()).containsExactly(1, 0, 17, 18, 19, 20, 21, 22, 23, 0, 40);
        assertThat(new PageNumbers(1, 100, 350).shown()).containsExactly(1, 2, 3, 4);
        assertThat(new PageNumbers(40, 100, 3901).shown()).containsExactly(1, 0, 37, 38, 39, 40);
    }

    @Test
    void shouldHaveOnePageOfNothing() {
        assertThat(new PageNumbers(1, 100, 0).pages()).isEqualTo(1);
        assertThat(new PageNumbers(7, 100, 0).shown()).containsExactly(1);
    }
}
