package org.wattladder.worklets.link;

import org.wattladder.worklets.api.Figure;

/**
 * A named figure of the interval that is over; before the {@link DoneLine}.
 *
 * @param interval number of the interval
 * @param figure of the worklet, or one that the harness declares
 */
public record FigureLine(long interval, Figure figure) implements ClientLine {
    @Override
    public String text() {
        return "figure " + interval + " " + figure.name() + " " + figure.value() + " " + Words.encode(figure.unit());
    }

    static FigureLine parse(String[] words) {
        Words in = new Words(words, 5);
        return new FigureLine(in.number(1), new Figure(words[2], in.decimal(3), in.free(4)));
    }
}
