package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.RunSpread;

/**
 * One figure of a command by that of the first command, over the rounds that have both. What drifts from round to round cancels.
 *
 * @param rounds that have both
 * @param ratio geometric mean of the ratios; absent without a round
 * @param low lower end of its interval, which is wide enough that all comparisons of a run are right together in 95 of 100
 *     cases; empty of fewer than two rounds
 * @param high upper end
 * @param moreRounds after which it would be decided, as the rounds scatter; empty when it is, or that cannot be told
 */
record Contest(int rounds, Measurement ratio, OptionalDouble low, OptionalDouble high, OptionalInt moreRounds) {
    private static final int MOST_ROUNDS = 10_000;

    /** Of one command among others by the first. */
    static Contest of(MeasuredCommands measured, CommandTurns other, Function<Turn, Measurement> figure) {
        CommandTurns first = measured.first();
        List<Double> logs = new ArrayList<>();
        for (int round = 0; round < Math.min(first.turns().size(), other.turns().size()); round++) {
            OptionalDouble before = figure.apply(first.turns().get(round)).asOptional();
            OptionalDouble after = figure.apply(other.turns().get(round)).asOptional();
            if (before.isPresent() && after.isPresent() && before.getAsDouble() > 0 && after.getAsDouble() > 0) {
                logs.add(Math.log(after.getAsDouble() / before.getAsDouble()));
            }
        }
        return of(
                measured.others().size(),
                logs.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** One of so many, of the natural logarithms of the ratios of each round. */
    static Contest of(int contests, double... logs) {
        if (logs.length == 0) {
            return new Contest(
                    0,
                    Measurement.absent("absent.no-round"),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    OptionalInt.empty());
        }
        RunSpread spread = RunSpread.of(logs);
        OptionalDouble half = spread.halfWidth(contests);
        return new Contest(
                logs.length,
                Measurement.of(Math.exp(spread.mean())),
                half.isEmpty() ? half : OptionalDouble.of(Math.exp(spread.mean() - half.getAsDouble())),
                half.isEmpty() ? half : OptionalDouble.of(Math.exp(spread.mean() + half.getAsDouble())),
                more(contests, spread));
    }

    /** The same without a figure, for this reason. */
    Contest without(Measurement absent) {
        return new Contest(rounds, absent, OptionalDouble.empty(), OptionalDouble.empty(), OptionalInt.empty());
    }

    /** Whether the interval does not hold 1. */
    boolean decided() {
        return low.isPresent() && (low.getAsDouble() > 1 || high.orElseThrow() < 1);
    }

    /** Whether the other command takes more than the first by more than this share, also at the lower end of the interval. */
    boolean worseBy(double percent) {
        return low.isPresent() && low.getAsDouble() > 1 + percent / 100;
    }

    private static OptionalInt more(int contests, RunSpread spread) {
        if (spread.runs() < 2 || spread.halfWidth(contests).getAsDouble() < Math.abs(spread.mean())) {
            return OptionalInt.empty();
        }
        int tooFew = spread.runs();
        int enough = MOST_ROUNDS;
        if (spread.halfWidth(enough, contests) >= Math.abs(spread.mean())) {
            return OptionalInt.empty();
        }
        while (enough - tooFew > 1) { // the interval narrows with every round
            int middle = (tooFew + enough) / 2;
            if (spread.halfWidth(middle, contests) < Math.abs(spread.mean())) {
                enough = middle;
            } else {
                tooFew = middle;
            }
        }
        return OptionalInt.of(enough - spread.runs());
    }
}
