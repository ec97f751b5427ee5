package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.interval.GuestLoad;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;

/**
 * Tiles of guests side by side, one tile more from step to step: each guest alone, then 1, 2, 3 tiles, each several times, until
 * the score no longer rises; then the number before that again. See {@link TileRun}.
 *
 * @param warmUp length of the unpaced part whenever there is a tile more
 * @param lengths of each recording
 * @param repeats recordings of each number of tiles, at least 2
 * @param mostRepeats recordings at most, where fewer do not tell whether the score rises
 * @param risePercent a rise that is smaller than this in percent is none
 * @param most tiles
 * @param guests of each tile, in the order of its deployments
 */
public record Tiles(
        Duration warmUp,
        IntervalLengths lengths,
        int repeats,
        int mostRepeats,
        double risePercent,
        int most,
        List<Guest> guests)
        implements Schedule {
    private static final int FEWEST_REPEATS = 2;
    private static final int WARM_UPS_OF_RECORDING = 4;

    public Tiles {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(lengths, "lengths");
        guests = List.copyOf(guests);
        if (repeats < FEWEST_REPEATS || mostRepeats < repeats || !(risePercent >= 0) || most < 1) {
            throw new IllegalArgumentException("tiles need two repeats or more, and a tile");
        }
        if (guests.stream().noneMatch(guest -> guest.weight() > 0)
                || guests.stream().map(Guest::name).distinct().count() < guests.size()) {
            throw new IllegalArgumentException("tiles need guests, each with a name of its own, and one with a weight");
        }
    }

    @Override
    public Optional<IntervalPlan> next(History done) {
        int number = done.nextNumber();
        TileRun run = TileRun.of(this, done);
        if (run.warmedUp() == 0 && !warmUp.isZero()) {
            return Optional.of(warmUp(number, 1));
        }
        for (Guest guest : guests) {
            if (guest.measuredAlone() && !run.alone().containsKey(guest.name())) {
                return Optional.of(IntervalPlan.of(number, Purpose.PROBE, only(guest), lengths));
            }
        }
        if (guests.stream()
                .anyMatch(guest -> guest.measuredAlone() && !(run.alone().getOrDefault(guest.name(), 0.0) > 0))) {
            return Optional.empty();
        }
        return step(run).stream()
                .mapToObj(tiles -> tiles > run.warmedUp() && !warmUp.isZero()
                        ? warmUp(number, tiles)
                        : IntervalPlan.of(number, Purpose.STEP, asked(tiles, run), lengths))
                .findFirst();
    }

    /** How many tiles are measured next; empty at the end. */
    private OptionalInt step(TileRun run) {
        List<TileStep> curve = run.curve();
        if (curve.isEmpty()) {
            return OptionalInt.of(1);
        }
        int tiles = curve.get(curve.size() - 1).tiles();
        return switch (run.course(this)) {
            case UNDECIDED -> OptionalInt.of(tiles);
            case RISES -> tiles < most ? OptionalInt.of(tiles + 1) : OptionalInt.empty();
            case LEVEL ->
                run.confirmation().map(again -> again.repeats().size()).orElse(0) < repeats
                        ? run.knee(this)
                        : OptionalInt.empty();
        };
    }

    private IntervalPlan warmUp(int number, int tiles) {
        return IntervalPlan.warmUp(
                number,
                new Load.Tiles(
                        tiles,
                        guests.stream()
                                .map(guest -> guest.want() == Guest.Want.RATE
                                        ? GuestLoad.rate(guest.name(), guest.amount())
                                        : GuestLoad.full(guest.name()))
                                .toList()),
                IntervalLengths.recordingOnly(warmUp));
    }

    private Load.Tiles only(Guest working) {
        return new Load.Tiles(
                1,
                guests.stream()
                        .map(guest ->
                                guest.equals(working) ? GuestLoad.full(guest.name()) : GuestLoad.still(guest.name()))
                        .toList());
    }

    private Load.Tiles asked(int tiles, TileRun run) {
        return new Load.Tiles(
                tiles,
                guests.stream()
                        .map(guest -> guest.want() == Guest.Want.ALL
                                ? GuestLoad.full(guest.name())
                                : GuestLoad.rate(
                                        guest.name(), guest.asked(run.alone().getOrDefault(guest.name(), 0.0))))
                        .toList());
    }

    /** How many tiles must be up for an interval; 0 for one of another schedule. */
    public static int needed(IntervalPlan interval) {
        return interval.load() instanceof Load.Tiles load ? load.tiles() : 0;
    }

    @Override
    public Duration atMost() {
        return warmUp.multipliedBy(most).plus(lengths.total().multipliedBy(mostRecordings()));
    }

    @Override
    public int mostIntervals() {
        return most + mostRecordings();
    }

    private int mostRecordings() {
        return guests.size() + most * mostRepeats + repeats;
    }

    @Override
    @JsonIgnore
    public boolean isKnown() {
        return false;
    }

    /** A guest with few CPUs takes its time to warm up, so that stays longer than a recording. */
    @Override
    public Tiles shortened(Shortening shortening) {
        Duration longer = shortening.interval(lengths).recording().multipliedBy(WARM_UPS_OF_RECORDING);
        return new Tiles(
                warmUp.compareTo(longer) < 0 ? warmUp : longer,
                shortening.interval(lengths),
                repeats,
                repeats,
                risePercent,
                shortening.trials(most),
                guests);
    }

    /** The same of other guests. */
    public Tiles with(List<Guest> others) {
        return new Tiles(warmUp, lengths, repeats, mostRepeats, risePercent, most, others);
    }
}
