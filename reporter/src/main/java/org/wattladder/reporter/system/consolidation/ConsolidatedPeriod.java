package org.wattladder.reporter.system.consolidation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.TypeFigures;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.worklets.api.Figure;

/**
 * A period in which guests worked and were moved.
 *
 * @param measured the interval
 */
record ConsolidatedPeriod(MeasuredInterval measured) {
    /** Why there is no figure. */
    static final String UNSAID = "absent.guest-figure";

    /** The guests whose work makes the result of a tile. */
    static final List<String> GUESTS = List.of("mail", "web", "shop-1", "shop-2", "shop-3");

    /** What is done with guests while they work. */
    static final List<String> OPERATIONS = List.of("deploy", "migrate", "move");

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double SECONDS_PER_MINUTE = 60;
    private static final double SECONDS_PER_HOUR = 3_600;

    /** Every period of which a host of guests said something. */
    static List<ConsolidatedPeriod> all(RunFigures run) {
        return MeasuredInterval.counting(run).stream()
                .filter(interval -> interval.figures().works())
                .map(ConsolidatedPeriod::new)
                .filter(period -> period.said("tiles").isPresent())
                .toList();
    }

    /** The values that each client has for a figure. */
    private Stream<Double> values(String name) {
        return measured.result().clients().stream().flatMap(client -> value(client, name).stream());
    }

    private static List<Double> value(HostInterval client, String name) {
        return client.figures().stream()
                .filter(figure -> figure.name().equals(name))
                .map(Figure::value)
                .toList();
    }

    /** The sum of a figure over all hosts; empty when none has it. */
    OptionalDouble said(String name) {
        List<Double> values = values(name).toList();
        return values.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(values.stream().mapToDouble(each -> each).sum());
    }

    /** The same, 0 when none has it. */
    double sum(String name) {
        return said(name).orElse(0);
    }

    /** The greatest value that a host has. */
    Measurement greatest(String name) {
        return values(name).max(Double::compare).map(Measurement::of).orElseGet(() -> Measurement.absent(UNSAID));
    }

    /** Value of a parameter of the plan. */
    double parameter(String name) {
        return measured.worklet().plan().parameters().stream()
                .filter(setting -> setting.name().equals(name))
                .map(Setting::value)
                .mapToDouble(Double::parseDouble)
                .findFirst()
                .orElse(0);
    }

    /** Tiles of all hosts together. */
    long tileCount() {
        return Math.round(sum("tiles"));
    }

    /** Pieces of work per minute of the window that guests of this name did, in all tiles. */
    double perMinute(String guest) {
        double seconds = measured.result().window().nanos() / NANOS_PER_SECOND;
        long done = measured.figures().types().stream()
                .filter(type -> type.type().equals(guest))
                .mapToLong(TypeFigures::transactions)
                .sum();
        return seconds > 0 ? done / seconds * SECONDS_PER_MINUTE : 0;
    }

    /** The ratios of the guests of each tile to their references. A tile has its share of the window by its share of the interval. */
    List<List<Double>> ratiosOfTiles() {
        List<List<Double>> tiles = new ArrayList<>();
        for (HostInterval client : measured.result().clients()) {
            for (int tile = 1; !value(client, figure(tile, GUESTS.get(0))).isEmpty(); tile++) {
                List<Double> ratios = new ArrayList<>();
                for (String guest : GUESTS) {
                    double own = value(client, figure(tile, guest)).stream()
                            .mapToDouble(each -> each)
                            .sum();
                    double all = counted(guest);
                    ratios.add(all > 0 ? ratio(guest, perMinute(guest) * own / all) : 0);
                }
                tiles.add(ratios);
            }
        }
        return tiles;
    }

    private static String figure(int tile, String guest) {
        return "tile-" + tile + "-" + guest;
    }

    private double counted(String guest) {
        return measured.result().clients().stream()
                .flatMap(client -> client.figures().stream())
                .filter(figure -> figure.name().matches("tile-\\d+-" + guest))
                .mapToDouble(Figure::value)
                .sum();
    }

    private double ratio(String name, double rate) {
        return rate / parameter(name + "-reference");
    }

    /** Operations per hour of the time in which guests worked, a mean over hosts. */
    double perHour(String operation) {
        return measured.result().clients().stream()
                .filter(client -> !value(client, "operating-seconds").isEmpty())
                .mapToDouble(client -> {
                    double seconds = value(client, "operating-seconds").get(0);
                    double count = value(client, operation + "-count").stream()
                            .mapToDouble(each -> each)
                            .sum();
                    return seconds > 0 ? count / seconds * SECONDS_PER_HOUR : 0;
                })
                .average()
                .orElse(0);
    }

    /** Operations of one kind to their reference. */
    double operationRatio(String operation) {
        return ratio(operation, perHour(operation));
    }

    /** How long one took, in seconds. */
    Measurement meanSeconds(String operation) {
        return Absence.divide(
                Measurement.of(sum(operation + "-seconds")),
                Measurement.of(sum(operation + "-count")),
                "absent.no-operation");
    }

    /** The part of the tiles, without its weight. */
    double tiles() {
        return ConsolidationScore.tiles(ratiosOfTiles());
    }

    /** The part of the operations, without its weight. */
    double operations() {
        return ConsolidationScore.geometricMean(
                OPERATIONS.stream().map(this::operationRatio).toList());
    }

    /** Both together. */
    double score() {
        return ConsolidationScore.score(tiles(), operations());
    }

    /** The score of each kilowatt; absent where power does not count, or has not been measured. */
    Measurement perKilowatt() {
        return parameter("power-counted") == 0
                ? Measurement.absent("absent.power-not-counted")
                : Absence.combine(
                        Measurement.of(score()), measured.figures().averageWatts(), ConsolidationScore::perKilowatt);
    }

    /** Whether guests were executed by translation. */
    boolean emulated() {
        return sum("emulated") > 0;
    }
}
