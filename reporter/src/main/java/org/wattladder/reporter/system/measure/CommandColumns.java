package org.wattladder.reporter.system.measure;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;

/** The table of commands. */
final class CommandColumns {
    private static final int DIGITS = 4;

    /** From here on a share of the mean says nothing. */
    private static final double MOST_PERCENT = 100;

    private CommandColumns() {}

    static List<Column<CommandTurns>> of(MeasuredCommands measured) {
        return List.of(
                Column.ofWords("column.command", "column.command", command -> new Name(command.name())),
                Column.of("column.turns", command -> command.turns().size()),
                Column.of("column.executions", CommandTurns::executions),
                Column.of("column.time-of-run", command -> within(command.seconds())),
                Column.of(
                        "column.least-seconds", command -> end(command.seconds().least())),
                Column.of(
                        "column.most-seconds", command -> end(command.seconds().most())),
                Column.of("column.energy-of-run", command -> within(command.joules())),
                Column.of("column.energy-above-idle", command -> within(command.joulesAboveIdle())),
                Column.of(
                        "column.channel-watts",
                        command -> Cells.significant(command.watts().mean(), DIGITS)),
                Column.of(
                        "column.processor-seconds",
                        command -> Cells.orDash(command.processorSeconds().mean(), DIGITS)),
                Column.of("column.peak-mebibytes", command -> Cells.orDash(command.peakMebibytes(), DIGITS)));
    }

    /** A mean with half of its interval. */
    static Text within(Spread spread) {
        return within(spread, figure -> figure);
    }

    /**
     * The same with a unit behind the mean.
     *
     * @param unit message of an amount in it
     */
    static Text within(Spread spread, String unit) {
        return within(spread, figure -> Message.of(unit, figure));
    }

    private static Text within(Spread spread, UnaryOperator<Text> amount) {
        Text mean = amount.apply(Cells.significant(spread.mean(), DIGITS));
        OptionalDouble half = spread.halfWidthPercent();
        if (half.isEmpty()) {
            return mean;
        }
        return half.getAsDouble() < MOST_PERCENT
                ? Message.of("amount.plus-minus", mean, Figure.significant(half.getAsDouble(), 2))
                : Message.of(
                        "amount.plus-minus-absolute",
                        mean,
                        amount.apply(Figure.significant(
                                half.getAsDouble()
                                        * Math.abs(spread.mean().asOptional().orElseThrow())
                                        / 100,
                                2)));
    }

    private static Text end(OptionalDouble value) {
        return Cells.of(value, each -> Figure.significant(each, DIGITS));
    }
}
