package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.chart.DotChart;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;

/** Draws every turn of every command: energy, gross and above idle, or time where no watts are. */
final class TurnsPicture {
    private TurnsPicture() {}

    static Picture of(MeasuredCommands measured) {
        boolean powered = measured.commands().stream()
                .anyMatch(command -> command.joules().mean().asOptional().isPresent());
        Message caption = Message.of(powered ? "chart.energy-of-runs" : "chart.time-of-runs");
        List<Graph.Key> keys = powered
                ? List.of(
                        Graph.Key.of("dot", "chart.gross"),
                        Graph.Key.of("dot lower", "chart.above-idle"),
                        Graph.Key.of("rule overall", "chart.mean"))
                : List.of(Graph.Key.of("dot", "chart.run"), Graph.Key.of("rule overall", "chart.mean"));
        return new Picture(
                caption,
                keys,
                words -> DotChart.draw(
                        "chart-measure",
                        words.say(caption),
                        measured.commands().stream()
                                .map(command -> words.say(
                                        "chart.run-of",
                                        new Name(command.name()),
                                        CommandColumns.within(powered ? command.joules() : command.seconds())))
                                .collect(Collectors.joining("; ")),
                        words.say(powered ? "unit.joules" : "unit.seconds"),
                        bands(measured, powered, words),
                        words));
    }

    private static List<DotChart.Band> bands(MeasuredCommands measured, boolean powered, Words words) {
        List<DotChart.Band> bands = new ArrayList<>();
        for (CommandTurns command : measured.commands()) {
            if (powered) {
                bands.add(band(command, "", "chart.gross-of", Turn::joules, words));
                bands.add(band(command, "lower", "chart.above-idle-of", Turn::joulesAboveIdle, words));
            } else {
                bands.add(band(command, "", "chart.time-of", turn -> Measurement.of(turn.seconds()), words));
            }
        }
        return bands;
    }

    private static DotChart.Band band(
            CommandTurns command, String style, String label, Function<Turn, Measurement> figure, Words words) {
        return new DotChart.Band(
                style,
                words.say(label, new Name(command.name())),
                command.turns().stream()
                        .map(turn -> figure.apply(turn).asOptional())
                        .toList(),
                command.spread(figure).mean().asOptional());
    }
}
