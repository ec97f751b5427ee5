package org.wattladder.reporter.language;

import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Length;
import org.wattladder.model.text.Moment;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Times;

/** How figures, times and names are written within words: alike in every language. */
final class Values {
    private Values() {}

    static String of(Text text) {
        if (text instanceof Name name) {
            return name.text();
        }
        if (text instanceof Count count) {
            return Decimals.count(count.value());
        }
        if (text instanceof Figure figure) {
            return figure(figure);
        }
        if (text instanceof Length length) {
            return Times.length(length.value());
        }
        if (text instanceof Moment moment) {
            return Times.seconds(moment.value());
        }
        throw new IllegalArgumentException(text.notation() + " is no value");
    }

    private static String figure(Figure figure) {
        return switch (figure.rounding()) {
            case DECIMALS -> Decimals.fixed(figure.value(), figure.digits());
            case SIGNED -> Decimals.signed(figure.value(), figure.digits());
            case SIGNIFICANT -> Decimals.significant(figure.value(), figure.digits());
            case SHORTEST -> Decimals.shortest(figure.value(), figure.digits());
        };
    }
}
