package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
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
                .allMatch(line -> line.pace().isUnpaced())
                .allMatch(line -> line.earlyEnds().equals(List.of(4 * SECOND)));
        assertThat(lines(new Load.Idle(), 0, List.of(1, 1))).isEmpty();
    }

    private static List<RunLine> lines(Load load, long startNanos, List<Integer> users) {
        RunInterval interval = new RunInterval(
                4, Map.of(), 2 * SECOND, 10 * SECOND, SECOND, List.of(4 * SECOND), OptionalLong.empty());
        return RunLines.of(new IntervalOrder(interval, new RunInterval.Work(load, 6), startNanos), users);
    }
}
