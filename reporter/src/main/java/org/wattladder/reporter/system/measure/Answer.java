package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.view.table.Cells;

/** What was asked, in a few lines: each command, each comparison, what the watts are worth. */
final class Answer {
    private static final int DIGITS = 4;
    private static final int RATIO_DIGITS = 3;

    private Answer() {}

    static List<Message> of(MeasuredCommands measured) {
        List<Message> lines = new ArrayList<>();
        measured.commands().stream()
                .filter(command -> !command.turns().isEmpty())
                .forEach(command -> lines.addAll(of(command)));
        lines.addAll(comparisons(measured));
        if (!measured.idle().isEmpty()) {
            lines.add(Message.of(
                    "measure.idle",
                    Cells.significant(measured.idle().get(0).averageWatts(), DIGITS),
                    Cells.significant(
                            measured.idle().get(measured.idle().size() - 1).averageWatts(), DIGITS),
                    Cells.tier(measured.tier())));
        }
        return lines;
    }

    private static List<Message> of(CommandTurns command) {
        Spread seconds = command.seconds();
        Message energy = Absence.reason(command.joules().mean())
                .map(reason -> Message.of("measure.no-energy", reason))
                .orElseGet(() -> Message.of(
                        "measure.energy",
                        CommandColumns.within(command.joules()),
                        CommandColumns.within(command.joulesAboveIdle()),
                        Cells.significant(command.watts().mean(), DIGITS)));
        Text memory = command.peakMebibytes().asOptional().isPresent()
                ? Message.of("amount.mib", Cells.significant(command.peakMebibytes(), 3))
                : Message.of("measure.memory-unseen");
        return List.of(
                Message.of(
                        "measure.command",
                        new Name(command.name()),
                        CommandColumns.within(seconds),
                        Figure.significant(seconds.least().orElseThrow(), DIGITS),
                        Figure.significant(seconds.most().orElseThrow(), DIGITS),
                        command.turns().size(),
                        command.executions()),
                energy,
                Message.of(
                        "measure.resources",
                        Cells.significant(command.processorSeconds().mean(), DIGITS),
                        memory));
    }

    /** Each command beside the first. */
    static List<Message> comparisons(MeasuredCommands measured) {
        List<Message> lines = new ArrayList<>();
        for (CommandTurns other : measured.others()) {
            Contest time = Contest.of(measured.first(), other, turn -> Measurement.of(turn.seconds()));
            Contest energy = Measure.energy(measured, other);
            boolean refused = energy.ratio().asOptional().isEmpty();
            if (time.ratio().asOptional().isPresent()) {
                lines.add(sentence("measure.time-against", other, measured.first(), time));
                lines.add(
                        refused
                                ? Message.of(
                                        "measure.energy-refused",
                                        Absence.reason(energy.ratio()).orElseThrow())
                                : sentence("measure.energy-against", other, measured.first(), energy));
            }
        }
        return lines;
    }

    private static Message sentence(String id, CommandTurns other, CommandTurns first, Contest contest) {
        return Message.of(
                id,
                new Name(other.name()),
                new Name(first.name()),
                Cells.significant(contest.ratio(), RATIO_DIGITS),
                Cells.interval(contest.low(), contest.high()),
                verdict(contest));
    }

    private static Message verdict(Contest contest) {
        if (contest.decided()) {
            return Message.of("measure.real");
        }
        return contest.moreRounds().isPresent()
                ? Message.of("measure.undecided-until", contest.moreRounds().getAsInt())
                : Message.of("measure.undecided");
    }
}
