package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CourseTest {
    private static final Blocks BLOCKS = Blocks.of(8192, 5 * 8192);

    @Test
    void shouldWalkAFileThroughBeforeItChangesToTheNext() {
        assertThat(places(new Walk(BLOCKS, 2), 10))
                .containsExactly(
                        "0:8192", "0:16384", "0:24576", "0:32768", "1:8192", "1:16384", "1:24576", "1:32768", "0:8192",
                        "0:16384");
    }

    @Test
    void shouldJumpToEveryBlockOfEveryFileEquallyOften() {
        Map<String, Integer> visits = new HashMap<>();
        places(new Jumps(BLOCKS, 2, new SplittableRandom(7)), 80_000).forEach(it -> visits.merge(it, 1, Integer::sum));
        assertThat(visits).hasSize(8);
        assertThat(visits.values())
                .isNotEmpty()
                .allSatisfy(count -> assertThat(count).isBetween(9_600, 10_400));
    }

    @Test
    void shouldLeaveTheHeadOfTheFileAloneAndEndInsideIt() {
        Blocks blocks = Blocks.of(12 << 10, Opened.MIB);
        assertThat(blocks.offset(0)).isEqualTo(12 << 10);
        assertThat(blocks.offset(blocks.count() - 1) + blocks.bytes()).isLessThanOrEqualTo(Opened.MIB);
        assertThat(Blocks.of(128 << 10, 1L << 30).count()).isEqualTo(8191);
        assertThat(Blocks.of(8 << 10, 1L << 30).count()).isEqualTo(131_071);
    }

    @Test
    void shouldRefuseBlocksThatCannotBeAlignedOrDoNotFit() {
        assertThatThrownBy(() -> Blocks.of(6 << 10, Opened.MIB)).hasMessageContaining("multiple of 4 KiB");
        assertThatThrownBy(() -> Blocks.of(Opened.MIB, Opened.MIB)).hasMessageContaining("too short");
    }

    private static List<String> places(Course course, int count) {
        List<String> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            course.advance();
            places.add(course.file() + ":" + course.offset());
        }
        return places;
    }
}
