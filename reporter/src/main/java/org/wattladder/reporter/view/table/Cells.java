package org.wattladder.reporter.view.table;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.worklets.api.Metric;

/** Figures as texts: a dash where one has no meaning, {@code absent} with its reason where it is missing. */
public final class Cells {
    /** Where a figure has no meaning. */
    public static final Text DASH = new Name("–");

    /** Where a figure is missing for a reason that is told elsewhere. */
    public static final Text ABSENT = Message.of("word.absent");

    private static final double MEBI = 1 << 20;
    private static final double GIBI = 1 << 30;

    private Cells() {}

    /** Where a figure is missing for this reason, which pages show on demand. */
    public static Text absent(Text reason) {
        return Message.of("word.absent", reason);
    }

    /** Whether a text stands where a figure is missing. */
    public static boolean isAbsent(Text cell) {
        return cell instanceof Message message && message.id().equals("word.absent");
    }

    /** Why a figure is missing, where its cell knows; empty for every other cell. */
    public static Optional<Text> reason(Text cell) {
        return cell instanceof Message message && isAbsent(cell)
                ? message.arguments().stream().findFirst()
                : Optional.empty();
    }

    /** What a missing figure says where there is room: that it is absent, and why where that is known. */
    public static Text unabridged(Text absent) {
        return reason(absent).<Text>map(why -> Message.of("absent", why)).orElse(absent);
    }

    /** A figure, or why it is missing. */
    public static Text of(Measurement figure, DoubleFunction<Text> text) {
        return Absence.reason(figure).<Text>map(Cells::absent).orElseGet(() -> of(figure.asOptional(), text));
    }

    /** A figure, or {@link #ABSENT}. */
    public static Text of(OptionalDouble figure, DoubleFunction<Text> text) {
        return figure.isPresent() ? text.apply(figure.getAsDouble()) : ABSENT;
    }

    /** So many significant digits. */
    public static Text significant(Measurement figure, int digits) {
        return of(figure, value -> Figure.significant(value, digits));
    }

    /** So many significant digits, or a dash. */
    public static Text orDash(Measurement figure, int digits) {
        return figure.asOptional().isPresent() ? significant(figure, digits) : DASH;
    }

    /** Exactly so many decimals. */
    public static Text fixed(Measurement figure, int decimals) {
        return of(figure, value -> Figure.decimals(value, decimals));
    }

    /** Exactly so many decimals and a percent sign. */
    public static Text percent(Measurement figure, int decimals) {
        return of(figure, value -> percent(Figure.decimals(value, decimals)));
    }

    /** The same, or a dash. */
    public static Text percentOrDash(Measurement figure, int decimals) {
        return figure.asOptional().isPresent() ? percent(figure, decimals) : DASH;
    }

    /** A figure and a percent sign. */
    public static Message percent(Figure figure) {
        return Message.of("percent", figure);
    }

    /** A deviation in percent. */
    public static Text deviation(Measurement percent) {
        return of(percent, value -> percent(Figure.signed(value, 2)));
    }

    /** Both ends of an interval, or a dash. */
    public static Text interval(OptionalDouble low, OptionalDouble high) {
        return low.isPresent()
                ? Message.of(
                        "word.to", Figure.significant(low.getAsDouble(), 4), Figure.significant(high.orElseThrow(), 4))
                : DASH;
    }

    /** A whole number. */
    public static Text count(Measurement figure) {
        return of(figure, value -> new Count((long) value));
    }

    /** Watts with their unit, or why they are missing. */
    public static Text watts(Measurement watts, int digits) {
        return of(watts, value -> Message.of("amount.watts", Figure.significant(value, digits)));
    }

    /** Watts with their unit. */
    public static Text watts(OptionalDouble watts, int digits) {
        return of(watts, value -> Message.of("amount.watts", Figure.significant(value, digits)));
    }

    /** A size in GiB or MiB. */
    public static Message bytes(long bytes) {
        return bytes >= GIBI
                ? Message.of("amount.gib", Figure.significant(bytes / GIBI, 3))
                : Message.of("amount.mib", Figure.significant(bytes / MEBI, 3));
    }

    /** The word for a tier, or a dash. */
    public static Text tier(Optional<EvidenceTier> tier) {
        return tier.<Text>map(Cells::tier).orElse(DASH);
    }

    /** The word for a tier. */
    public static Message tier(EvidenceTier tier) {
        return Message.of("tier." + tier.label());
    }

    /** The unit of performance. */
    public static Message unit(Metric metric) {
        return Message.of("unit." + metric.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** A name, or a dash where there is none. */
    public static Text name(String name) {
        return name == null || name.isBlank() ? DASH : new Name(name);
    }
}
