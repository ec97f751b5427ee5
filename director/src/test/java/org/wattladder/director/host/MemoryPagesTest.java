package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.MemoryPlacement;

class MemoryPagesTest {
    /** As a JVM with 128 MiB has them, bound to node 1 after it was started on node 0. */
    private static final String MAPS = """
            55d0c0000000 bind:1 file=/usr/bin/java mapped=2 mapmax=2 N0=2 kernelpagesize_kB=4
            55d0c1000000 bind:1 heap anon=33 dirty=33 active=0 N0=11 N1=22 kernelpagesize_kB=4
            7f0000000000 bind:1 anon=512 dirty=512 active=0 N1=512 kernelpagesize_kB=4
            7f0010000000 bind:1 huge anon=3 dirty=3 N0=1 N1=2 kernelpagesize_kB=2048
            7f0020000000 bind:1
            """;

    @Test
    void shouldCountAnonymousPagesInThoseOfTheSmallestSize(@TempDir Path root) {
        SystemFiles files = new FakeTree(root).file("proc/77/numa_maps", MAPS).files();
        assertThat(MemoryPages.of(files, 77).text()).isEqualTo("0:523 1:1558");
        assertThat(MemoryPages.of(files, 78).text()).isEqualTo("none");
    }

    @ParameterizedTest
    @CsvSource({
        "LOCAL, 0, 39126, 0, true",
        "LOCAL, 0, 527, 38654, false",
        "REMOTE, 1, 527, 38654, true",
        "REMOTE, 1, 39126, 0, false",
        "REMOTE, 1, 900, 38654, false",
        "INTERLEAVE, 0-1, 20318, 18761, true",
        "INTERLEAVE, 0-1, 39126, 0, false",
        "INTERLEAVE, 0-1, 24000, 15000, false",
        "LOCAL, 0, 0, 0, false"
    })
    void shouldTellWhereMemoryLies(MemoryPlacement placement, String nodes, long first, long second, boolean right) {
        MemoryPages pages = new MemoryPages(Map.of(0, first, 1, second));
        assertThat(pages.lieOn(CpuList.parse(nodes), placement)).isEqualTo(right);
    }
}
