package org.wattladder.model.interval;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.text.Decimal;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * One interval that a schedule asks for.
 *
 * @param number place among the intervals of the worklet, from 1
 * @param purpose what it is for
 * @param load how much load there is
 * @param lengths of its parts; of iterations the recording is a guess
 * @param label its name in reports, progress and faults, for example {@code level 67 %}
 */
public record IntervalPlan(int number, Purpose purpose, Load load, IntervalLengths lengths, Message label) {
    private static final String BIN = "interval.bin";

    public IntervalPlan {
        Objects.requireNonNull(purpose, "purpose");
        Objects.requireNonNull(load, "load");
        Objects.requireNonNull(lengths, "lengths");
        Objects.requireNonNull(label, "label");
    }

    /** Load before anything counts. */
    public static IntervalPlan warmUp(int number, Load load, IntervalLengths lengths) {
        return new IntervalPlan(number, Purpose.WARM_UP, load, lengths, Message.of("interval.warm-up"));
    }

    /**
     * Full speed, which finds the calibrated rate.
     *
     * @param place among the calibration intervals of the worklet, from 1
     */
    public static IntervalPlan calibration(int number, int place, IntervalLengths lengths) {
        return new IntervalPlan(
                number, Purpose.CALIBRATE, new Load.Unpaced(), lengths, Message.of("interval.calibration", place));
    }

    /** One of several short intervals that tell whether a rate is too high. */
    public static IntervalPlan trial(int number, Load.Rate load, IntervalLengths lengths) {
        return new IntervalPlan(
                number,
                Purpose.TRIAL,
                load,
                lengths,
                Message.of("interval.trial", Figure.shortest(load.transactionsPerSecond())));
    }

    /** An interval that is named by its load. */
    public static IntervalPlan of(int number, Purpose purpose, Load load, IntervalLengths lengths) {
        return new IntervalPlan(number, purpose, load, lengths, load.label());
    }

    /** The same with so many iterations that count; one of another load stays as it is. */
    public IntervalPlan withIterations(int measured) {
        return load instanceof Load.Iterations all
                ? new IntervalPlan(number, purpose, all.measuring(measured), lengths, label)
                : this;
    }

    /** The same, as recording ended then. */
    public IntervalPlan endedAfter(Duration recorded) {
        return new IntervalPlan(number, purpose, load, lengths.endedAfter(recorded), label);
    }

    /**
     * One bin of a load that changes over time; without load it is idle.
     *
     * @param from when it begins in the curve of the load, for people
     */
    public static IntervalPlan bin(int number, Load load, IntervalLengths lengths, String from) {
        Purpose purpose = load instanceof Load.None ? Purpose.IDLE : Purpose.PROBE;
        return new IntervalPlan(number, purpose, load, lengths, Message.of(BIN, from, load.amount()));
    }

    /** What its row in a table of loads is called: how much load, of a bin of a trace also when. */
    public Message row() {
        return label.id().equals(BIN) ? label : load.amount();
    }

    /** The word for this kind of interval in tables, for example {@code warm-up} or {@code level}. */
    public String word() {
        return switch (purpose) {
            case WARM_UP -> "warm-up";
            case CALIBRATE -> "calibration";
            case TRIAL -> "trial";
            case SCORED, PROBE, STEP, IDLE -> load.word();
        };
    }

    /** The name on meters: letters, digits and hyphens only. */
    public String mark() {
        String name = label.id().substring(label.id().indexOf('.') + 1);
        return Stream.concat(
                        Stream.of(name),
                        label.arguments().stream()
                                .filter(argument -> !(argument instanceof Message))
                                .map(IntervalPlan::number))
                .collect(Collectors.joining("-"))
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("-$", "");
    }

    private static String number(Text argument) {
        return argument instanceof Figure figure ? Decimal.plain(figure.value()) : argument.notation();
    }

    /** Whether it is one of those a result is made of: load whose performance counts, or active idle. */
    public boolean counts() {
        return works() || idle();
    }

    /** Whether its performance counts. */
    public boolean works() {
        return purpose == Purpose.SCORED || purpose == Purpose.PROBE || purpose == Purpose.STEP;
    }

    /** Whether its rate may be more than can be done, so that missing it tells nothing against the run. */
    public boolean mayOverload() {
        return purpose == Purpose.STEP || purpose == Purpose.TRIAL;
    }

    /** Whether its performance enters scores. */
    public boolean scored() {
        return purpose == Purpose.SCORED;
    }

    /** Whether a rate is asked for. */
    public boolean paced() {
        return load.paced();
    }

    /** Whether nothing executes. */
    public boolean idle() {
        return purpose == Purpose.IDLE;
    }

    /** Whether its rate enters the calibrated rate. */
    public boolean calibrates() {
        return purpose == Purpose.CALIBRATE;
    }

    /** Whether power and temperature are measured; what is not metered is not tried again either. */
    public boolean metered() {
        return unmetered().isEmpty();
    }

    /** Why power and temperature are not measured, on purpose; empty when they are. */
    @JsonIgnore
    public Optional<Message> unmetered() {
        return switch (purpose) {
            case WARM_UP -> Optional.of(Message.of("absent.warm-up-not-metered"));
            case TRIAL -> Optional.of(Message.of("absent.trial-not-metered"));
            case CALIBRATE, SCORED, PROBE, STEP, IDLE -> Optional.empty();
        };
    }

    /** Share of full load in percent, of iterations share of the data; empty where the load does not tell. */
    public OptionalDouble loadPercent() {
        return load.percent();
    }

    /** Transactions that each client keeps outstanding; empty unless the load is such a number. */
    public OptionalInt depth() {
        return load instanceof Load.Outstanding outstanding ? OptionalInt.of(outstanding.depth()) : OptionalInt.empty();
    }

    /** Whether the interval ends when its work is done and not when its time is over. */
    public boolean untimed() {
        return load instanceof Load.Iterations;
    }
}
