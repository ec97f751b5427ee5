package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.GuestLoad;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

class TilesTest {
    private static final Guest DATABASE = new Guest("database", 1, Guest.Want.ALL, 0, 0);
    private static final Guest JAVA = new Guest("java", 1, Guest.Want.SHARE, 50, 0);
    private static final Guest IDLE = new Guest("idle", 0, Guest.Want.RATE, 1, 0);

    private static Tiles tiles(int most) {
        return new Tiles(
                Duration.ofSeconds(10),
                IntervalLengths.recordingOnly(Duration.ofSeconds(30)),
                3,
                6,
                3,
                most,
                List.of(DATABASE, JAVA, IDLE));
    }

    private static TileRun found(Tiles schedule, List<FinishedInterval> done) {
        return TileRun.of(schedule, new History(done));
    }

    private static int tiles(FinishedInterval interval) {
        return ((Load.Tiles) interval.plan().load()).tiles();
    }

    @Test
    void shouldMeasureGuestsAloneThenTilesThenTheKneeAgain() {
        Tiles schedule = tiles(9);
        List<FinishedInterval> done = new ServerOfGuests(3.02, 0).run(schedule);
        assertThat(done.stream().map(each -> each.plan().purpose() + " " + tiles(each)))
                .containsExactly(
                        "WARM_UP 1",
                        "PROBE 1",
                        "PROBE 1",
                        "STEP 1",
                        "STEP 1",
                        "STEP 1",
                        "WARM_UP 2",
                        "STEP 2",
                        "STEP 2",
                        "STEP 2",
                        "WARM_UP 3",
                        "STEP 3",
                        "STEP 3",
                        "STEP 3",
                        "STEP 2",
                        "STEP 2",
                        "STEP 2");
        assertThat(done.get(1).plan().label().notation()).isEqualTo("interval.guest-alone('database')");
        assertThat(done.get(3).plan().label().notation()).isEqualTo("interval.tiles(1)");
        assertThat(((Load.Tiles) done.get(3).plan().load()).guests())
                .containsExactly(GuestLoad.full("database"), GuestLoad.rate("java", 50), GuestLoad.rate("idle", 1));
        TileRun found = found(schedule, done);
        assertThat(found.knee(schedule)).hasValue(2);
        assertThat(found.confirmation().orElseThrow().tiles()).isEqualTo(2);
        assertThat(found.best().orElseThrow().scores().orElseThrow().mean()).isCloseTo(2, within(1e-6));
    }

    /** A tile takes 1.51 CPUs; whatever is beyond the server adds nothing. */
    @Test
    void shouldFindTheKneeOfServersThatScatter() {
        for (int fitting = 1; fitting <= 8; fitting++) {
            Tiles schedule = tiles(16);
            List<FinishedInterval> done = new ServerOfGuests(1.51 * fitting, 0.01).run(schedule);
            assertThat(found(schedule, done).knee(schedule)).hasValue(fitting);
        }
    }

    @Test
    void shouldRepeatUntilItCanTell() {
        Tiles schedule = tiles(16);
        List<FinishedInterval> done = new ServerOfGuests(3.2, 0.08).run(schedule);
        assertThat(found(schedule, done).curve())
                .anyMatch(step -> step.repeats().size() > 3);
        assertThat(found(schedule, done).curve())
                .allMatch(step -> step.repeats().size() <= 6);
    }

    @Test
    void shouldEndAtTheMostWithoutAKnee() {
        Tiles schedule = tiles(3);
        TileRun found = found(schedule, new ServerOfGuests(100, 0.001).run(schedule));
        assertThat(found.knee(schedule)).isEmpty();
        assertThat(found.confirmation()).isEmpty();
        assertThat(found.best().orElseThrow().tiles()).isEqualTo(3);
    }

    @Test
    void shouldNeverScoreAStepWithAStarvedGuest() {
        Tiles schedule = tiles(9);
        List<FinishedInterval> done = new ServerOfGuests(100, 0)
                .starving((tiles, copy) -> tiles == 3 && copy == 4)
                .run(schedule);
        TileRun found = found(schedule, done);
        TileStep failed = found.curve().get(2);
        assertThat(failed.scores()).isEmpty();
        assertThat(failed.repeats()).hasSize(1);
        assertThat(failed.repeats().get(0).guests())
                .filteredOn(guest -> guest.failing().isPresent())
                .extracting(TileRepeat.Worked::deployment, TileRepeat.Worked::tile)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("sut#4", 2));
        assertThat(found.knee(schedule)).hasValue(2);
        assertThat(found.best().orElseThrow().tiles()).isEqualTo(2);
    }

    @Test
    void shouldNeverScoreAStepWithASilentGuest() {
        Tiles schedule = tiles(9);
        List<FinishedInterval> done = new ServerOfGuests(100, 0)
                .silencing((tiles, copy) -> tiles == 2 && copy == 6)
                .run(schedule);
        TileStep failed = found(schedule, done).curve().get(1);
        assertThat(failed.scores()).isEmpty();
        assertThat(failed.repeats().get(0).guests())
                .extracting(TileRepeat.Worked::failing)
                .contains(java.util.Optional.of(TileRepeat.Failing.SILENT));
    }

    /** A guest with work answers late when the server is full, which its rate tells. */
    @Test
    void shouldLetWorkingGuestsAnswerLate() {
        Tiles schedule = tiles(9);
        List<FinishedInterval> done = new ServerOfGuests(3.02, 0)
                .silencing((tiles, copy) -> copy % 3 != 0)
                .run(schedule);
        assertThat(found(schedule, done).knee(schedule)).hasValue(2);
    }

    @Test
    void shouldEndWhenTheFirstTileFails() {
        Tiles schedule = tiles(9);
        List<FinishedInterval> done =
                new ServerOfGuests(100, 0).silencing((tiles, copy) -> copy == 3).run(schedule);
        assertThat(done.get(done.size() - 1).plan().purpose()).isEqualTo(Purpose.STEP);
        assertThat(found(schedule, done).best()).isEmpty();
    }

    /** Whoever is asked again with a part of the history goes on as before. */
    @Test
    void shouldGoOnFromAnyPartOfTheHistory() {
        Tiles schedule = tiles(9);
        List<FinishedInterval> done = new ServerOfGuests(4, 0.02).run(schedule);
        for (int length = 0; length < done.size(); length++) {
            assertThat(schedule.next(new History(done.subList(0, length))))
                    .contains(done.get(length).plan());
        }
    }

    @Test
    void shouldCountAgainstStatedReferences() {
        Guest stated = new Guest("database", 1, Guest.Want.ALL, 0, 400);
        Tiles schedule = tiles(9).with(List.of(stated));
        List<FinishedInterval> done = new ArrayList<>(new ServerOfGuests(2, 0).run(schedule));
        assertThat(done).noneMatch(each -> each.plan().purpose() == Purpose.PROBE);
        assertThat(found(schedule, done)
                        .best()
                        .orElseThrow()
                        .scores()
                        .orElseThrow()
                        .mean())
                .isCloseTo(0.5, within(1e-9));
    }

    @Test
    void shouldRefuseTilesWithoutScore() {
        assertThatThrownBy(() -> tiles(3).with(List.of(IDLE))).hasMessageContaining("one with a weight");
        assertThatThrownBy(() -> tiles(3).with(List.of(JAVA, JAVA))).hasMessageContaining("a name of its own");
        assertThatThrownBy(() -> new Guest("java", 1, Guest.Want.SHARE, 120, 0)).hasMessageContaining("java");
    }
}
