package org.wattladder.worklets.api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A figure that the harness reports of each client JVM and interval, declared once. It travels as a {@link Figure} like those
 * of worklets; nothing between the client that measures it and the reader of a report knows it by name.
 */
public enum ClientFigure {
    /** Garbage collections of all kinds, in the recording part. */
    COLLECTIONS("collections", "", Sum.SUM, 1, 0, "absent.no-collector-figures", "garbage collections in the window"),

    /** Milliseconds that they took. */
    COLLECTOR_TIME("collector-ms", "ms", Sum.SUM, 1, 0, "absent.no-collector-figures", "time that they took"),

    /**
     * Bytes on the heap after a collection behind the interval, with what the collector leaves in place although it is dead
     * (the serial one up to 5 % of the heap).
     */
    LIVE_HEAP(
            "live-heap-bytes",
            "B",
            Sum.SUM,
            1 << 20,
            1,
            "absent.no-collector-figures",
            "live on the heaps behind the interval"),

    /** Transactions that completed in the first third of a recording at full speed. */
    FIRST_THIRD(
            "first-third-transactions",
            "",
            Sum.SUM,
            1,
            0,
            "absent.not-full-speed",
            "transactions completed in the first third of the window at full speed"),

    /** Those of the last third; from the first to it tells whether the rate stands. */
    LAST_THIRD("last-third-transactions", "", Sum.SUM, 1, 0, "absent.not-full-speed", "those of the last third");

    /** How the figures of several clients become one. */
    public enum Sum {
        /** All together. */
        SUM("all clients together"),
        /** What they have on average. */
        MEAN("mean of the clients"),
        /** The largest of them. */
        MAX("largest of the clients");

        private final String words;

        Sum(String words) {
            this.words = words;
        }

        /** One value for those of all clients; 0 for none. */
        public double of(double... values) {
            double sum = Arrays.stream(values).sum();
            return switch (this) {
                case SUM -> sum;
                case MEAN -> sum / Math.max(1, values.length);
                case MAX -> Arrays.stream(values).max().orElse(0);
            };
        }
    }

    private final String figure;
    private final String unit;
    private final Sum sum;
    private final double shownPer;
    private final int decimals;
    private final String absent;
    private final String meaning;

    /**
     * Declares a figure; the heading of its column is the message {@code column.FIGURE}.
     *
     * @param figure its name, with the unit where there is one
     * @param shownPer how many of the unit are one of what the heading names
     * @param decimals that are shown to people
     * @param absent the message that says why a client may not have it
     * @param meaning one clause for the page of columns
     */
    ClientFigure(String figure, String unit, Sum sum, double shownPer, int decimals, String absent, String meaning) {
        this.figure = figure;
        this.unit = unit;
        this.sum = sum;
        this.shownPer = shownPer;
        this.decimals = decimals;
        this.absent = absent;
        this.meaning = meaning;
    }

    /** The figure of a client. */
    public Figure of(double value) {
        return new Figure(figure, value, unit);
    }

    /** The declaration of a figure; empty for those of worklets. */
    public static Optional<ClientFigure> declared(Figure named) {
        return declared(named.name());
    }

    static Optional<ClientFigure> declared(String name) {
        return Arrays.stream(values()).filter(each -> each.figure.equals(name)).findFirst();
    }

    /** Those of these figures that are not declared here: what a worklet reports itself. */
    public static List<Figure> undeclared(List<Figure> figures) {
        return figures.stream().filter(figure -> declared(figure).isEmpty()).toList();
    }

    /** Whether this declares a figure. */
    public boolean is(Figure named) {
        return figure.equals(named.name());
    }

    /** Its name, of lines and files. */
    public String figure() {
        return figure;
    }

    /** Its name as a column of CSV files. */
    public String column() {
        return figure.replace('-', '_');
    }

    /** Its unit. */
    public String unit() {
        return unit;
    }

    /** How clients are joined. */
    public Sum sum() {
        return sum;
    }

    /** A value in what the heading for people names. */
    public double shown(double value) {
        return value / shownPer;
    }

    /** Decimals for people. */
    public int decimals() {
        return decimals;
    }

    /** Why a client may not have it. */
    public String absent() {
        return absent;
    }

    /** What it is, of all clients. */
    public String meaning() {
        return meaning + ", " + sum.words;
    }
}
