package org.wattladder.reporter.headline;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.view.table.Cells;

/**
 * One of the figures that sum up a run.
 *
 * @param name what it is; no other figure of the run has the same
 * @param unit of the value; {@link #NO_UNIT} of a score or ratio
 * @param value the figure; absent with the reason
 * @param low lower end of the interval of about 95 %; empty when it is not known
 * @param high upper end, likewise
 * @param drawn power while it was measured
 * @param remarks what belongs to the figure, for example a queue depth
 */
public record Headline(
        Text name,
        Text unit,
        Measurement value,
        OptionalDouble low,
        OptionalDouble high,
        Drawn drawn,
        List<Message> remarks) {
    /** The unit of a score or ratio. */
    public static final Text NO_UNIT = new Name("");

    /** Units of counts, whose headlines name what is counted. */
    private static final Set<Text> COUNTED = Set.of(Message.of("unit.tiles"));

    private static final double COVERAGE = 2;
    private static final int DIGITS = 4;

    public Headline {
        Objects.requireNonNull(low, "low");
        Objects.requireNonNull(high, "high");
        remarks = List.copyOf(remarks);
    }

    /** A figure of one interval of this worklet. */
    public static Headline of(Text name, Text unit, Measurement value, String worklet, IntervalFigures interval) {
        return plain(name, unit, value, Drawn.in(worklet, interval, value));
    }

    /** A figure with what was drawn while it was measured. */
    public static Headline plain(Text name, Text unit, Measurement value, Drawn drawn) {
        return new Headline(name, unit, value, OptionalDouble.empty(), OptionalDouble.empty(), drawn, List.of());
    }

    /** A score or an overall ops/watt, which holds watts of several intervals. */
    public static Headline of(Text name, RatedFigure figure) {
        return new Headline(
                name, NO_UNIT, figure.value(), figure.low(), figure.high(), Drawn.ofSeveral(figure.tier()), List.of());
    }

    /** The same, as its logarithm has this variance. */
    public Headline within(double variance) {
        OptionalDouble found = value.asOptional();
        if (found.isEmpty()) {
            return this;
        }
        double factor = Math.exp(COVERAGE * Math.sqrt(variance));
        return new Headline(
                name,
                unit,
                value,
                OptionalDouble.of(found.getAsDouble() / factor),
                OptionalDouble.of(found.getAsDouble() * factor),
                drawn,
                remarks);
    }

    /** Variance of the logarithm of the value, by its interval; 0 when that is not known. */
    public double variance() {
        if (low.isEmpty() || !(low.getAsDouble() > 0)) {
            return 0;
        }
        double deviation = Math.log(high.orElseThrow() / low.getAsDouble()) / (2 * COVERAGE);
        return deviation * deviation;
    }

    /** The same with more that belongs to it. */
    public Headline with(Message... more) {
        List<Message> all = new ArrayList<>(remarks);
        all.addAll(List.of(more));
        return new Headline(name, unit, value, low, high, drawn, all);
    }

    /** Name of one of several worklets. */
    public static Text named(String worklet, Text figure) {
        return Message.of("headline.of", worklet, figure);
    }

    /** Value and unit for people, or why there is none. */
    public Text shown() {
        return Absence.reason(value)
                .<Text>map(reason -> Message.of("summary.none", reason))
                .orElseGet(() -> unit.equals(NO_UNIT) || COUNTED.contains(unit)
                        ? digits()
                        : Message.of("amount.of-unit", digits(), unit));
    }

    /** The value for people without its unit, or that it is absent. */
    public Text digits() {
        return COUNTED.contains(unit) ? Cells.fixed(value, 0) : Cells.significant(value, DIGITS);
    }

    /** What belongs to the figure, watts, interval and evidence; none without a value. */
    public List<Text> notes() {
        if (value.asOptional().isEmpty()) {
            return List.of();
        }
        List<Text> notes = new ArrayList<>(remarks);
        notes.addAll(drawn.notes());
        if (low.isPresent()) {
            notes.add(Message.of("headline.within", Cells.interval(low, high)));
        }
        drawn.tier().ifPresent(tier -> notes.add(Message.of("headline.tier", Cells.tier(tier))));
        return List.copyOf(notes);
    }

    /** All of it in a line. */
    public Text line() {
        List<Text> notes = notes();
        return notes.isEmpty() ? shown() : Message.of("headline.line", shown(), new Listing(notes, false));
    }
}
