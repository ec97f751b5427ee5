package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.link.RunLine;

class RunLinesTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void shouldWriteExactCountsForEachPart() {
        List<RunLine> lines = lines(new Load.Paced(100), 55, List.of(1, 3));
        assertThat(lines)
                .extracting(RunLine::pace)
                .containsExactly(new RunLine.Pace(50, 250, 25), new RunLine.Pace(150, 750, 75));
        assertThat(lines).extracting(RunLine::startNanos).containsOnly(55L);
        assertThat(lines).extracting(RunLine::interval).containsOnly(4L);
    }

    @Test
    void shouldLeaveUnpacedClientsAloneAndIdleOnesUntold() {
        assertThat(lines(new Load.Unpaced(), 0, List.of(1, 1)))
                .hasSize(2)
                .allMatch(line -> line.pace().isUnpaced());
        assertThat(lines(new Load.Idle(), 0, List.of(1, 1))).isEmpty();
    }

    @Test
    void shouldGiveEveryClientASeedOfItsOwnThatIsAlwaysTheSame() {
        Set<Long> seeds = new HashSet<>();
        for (long common = -50; common < 50; common++) {
            for (int client = 1; client <= 100; client++) {
                seeds.add(ClientSeeds.of(common, client));
            }
        }
        assertThat(seeds).hasSize(10_000);
        // First output of SplitMix64 started at 0, as published with the algorithm.
        assertThat(ClientSeeds.of(0, 1)).isEqualTo(0xE220A8397B1DCDAFL);
    }

    private static List<RunLine> lines(Load load, long startNanos, List<Integer> users) {
        RunInterval interval = new RunInterval(4, Map.of(), 2 * SECOND, 10 * SECOND, SECOND, OptionalLong.empty());
        return RunLines.of(new IntervalOrder(interval, new RunInterval.Work(load, 6), startNanos), users);
    }
}
