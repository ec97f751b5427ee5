package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.system.AnswerPart;
import org.wattladder.reporter.view.table.Cells;

/** What was asked, in a few lines: each command, each comparison, what the watts are worth. */
final class Answer {
    private static final int DIGITS = 4;
    private static final int RATIO_DIGITS = 3;

    private Answer() {}

    static List<AnswerPart> of(MeasuredCommands measured) {
        List<AnswerPart> parts = new ArrayList<>();
        measured.commands().stream()
                .filter(command -> !command.turns().isEmpty())
                .forEach(command -> parts.add(of(measured, command)));
        if (parts.isEmpty()) {
            return List.of(new AnswerPart(Message.of("measure.nothing"), List.of()));
        }
        comparisons(measured).forEach(line -> parts.add(new AnswerPart(line, List.of())));
        ending(measured).forEach(line -> parts.add(new AnswerPart(line, List.of())));
        return parts;
    }

    private static AnswerPart of(MeasuredCommands measured, CommandTurns command) {
        Spread seconds = command.seconds();
        Message time = Message.of(
                "measure.time",
                CommandColumns.within(seconds, "amount.seconds"),
                Cells.interval(seconds.least(), seconds.most()),
                Cells.significant(command.processorSeconds().mean(), DIGITS),
                command.peakMebibytes().asOptional().isPresent()
                        ? Message.of("amount.mib", Cells.significant(command.peakMebibytes(), 3))
                        : Message.of("measure.memory-unseen"));
        Message windows = Message.of("measure.windows", command.turns().size(), command.executions());
        Message energy = Absence.reason(command.joules().mean())
                .map(reason -> Message.of("measure.no-energy", reason, windows))
                .orElseGet(() -> Message.of(
                        "measure.energy",
                        CommandColumns.within(command.joules(), "amount.joules"),
                        Absence.reason(command.joulesAboveIdle().mean())
                                .<Text>map(reason -> Cells.ABSENT)
                                .orElseGet(() -> CommandColumns.within(command.joulesAboveIdle(), "amount.joules")),
                        Cells.significant(command.watts().mean(), DIGITS),
                        windows));
        if (measured.attached()) {
            return attached(command);
        }
        return new AnswerPart(
                measured.others().isEmpty()
                        ? new Name(command.name())
                        : Message.of("measure.lettered", measured.letter(command), new Name(command.name())),
                Stream.concat(Stream.of(time, energy), command.units().stream().map(unit -> unit(command, unit)))
                        .toList());
    }

    private static AnswerPart attached(CommandTurns process) {
        Spread watts = process.watts();
        Message power = Message.of(
                "measure.attached",
                Absence.reason(watts.mean())
                        .<Text>map(reason -> Message.of("progress.no-watts", reason))
                        .orElseGet(() -> CommandColumns.within(watts, "amount.watts")),
                Cells.significant(process.busyPercent(), DIGITS),
                Cells.significant(process.peakMebibytes(), RATIO_DIGITS),
                process.turns().size(),
                Cells.significant(process.seconds().mean(), RATIO_DIGITS));
        return new AnswerPart(
                new Name(process.name()),
                Stream.concat(Stream.of(power), process.units().stream().map(unit -> unit(process, unit)))
                        .toList());
    }

    private static Message unit(CommandTurns command, String unit) {
        Spread joules = command.joulesPer(unit);
        Text rate = Cells.significant(command.rateOf(unit).mean(), DIGITS);
        return joules.mean().asOptional().isEmpty()
                ? Message.of("measure.rate-of-unit", unit, rate)
                : Message.of("measure.unit", unit, CommandColumns.within(joules, "amount.joules"), rate);
    }

    /** Each command beside the first: energy before time, or why only time. */
    static List<Message> comparisons(MeasuredCommands measured) {
        List<Message> lines = new ArrayList<>();
        for (CommandTurns other : measured.others()) {
            Contest time = Measure.time(measured, other);
            Contest energy = Measure.energy(measured, other);
            if (time.ratio().asOptional().isEmpty()) {
                continue;
            }
            Name one = measured.letter(other);
            Name first = measured.letter(measured.first());
            lines.add(Absence.reason(energy.ratio())
                    .map(reason -> Message.of("measure.time-against", one, ratio(time), first, verdict(time), reason))
                    .orElseGet(() -> Message.of(
                            "measure.energy-against", one, ratio(energy), first, ratio(time), verdict(energy))));
        }
        return lines;
    }

    private static Message ratio(Contest contest) {
        Figure ratio = Figure.significant(contest.ratio().asOptional().orElseThrow(), RATIO_DIGITS);
        return contest.low().isEmpty()
                ? Message.of("measure.times", ratio)
                : Message.of(
                        "measure.times-within",
                        ratio,
                        Figure.significant(contest.low().getAsDouble(), RATIO_DIGITS),
                        Figure.significant(contest.high().orElseThrow(), RATIO_DIGITS));
    }

    private static Message verdict(Contest contest) {
        if (contest.decided()) {
            return Message.of("measure.real");
        }
        return contest.moreRounds().isPresent()
                ? Message.of("measure.undecided-until", contest.moreRounds().getAsInt())
                : Message.of("measure.undecided");
    }

    /** What idle and the watts are worth, and whether it ended before it was precise. */
    private static List<Message> ending(MeasuredCommands measured) {
        List<Message> lines = new ArrayList<>();
        if (measured.idle().size() == 1) {
            lines.add(Message.of(
                    "measure.idle-before",
                    Cells.significant(measured.idle().get(0).averageWatts(), DIGITS),
                    Cells.tier(measured.tier())));
        } else if (!measured.idle().isEmpty()) {
            lines.add(Message.of(
                    "measure.idle",
                    Cells.significant(measured.idle().get(0).averageWatts(), DIGITS),
                    Cells.significant(
                            measured.idle().get(measured.idle().size() - 1).averageWatts(), DIGITS),
                    Cells.tier(measured.tier())));
        }
        Turns.Rounds rounds = measured.schedule().rounds();
        double widest = measured.commands().stream()
                .map(CommandTurns::precisionPercent)
                .flatMapToDouble(OptionalDouble::stream)
                .max()
                .orElse(0);
        if (widest > rounds.halfWidthPercent()) {
            lines.add(Message.of(
                    "measure.imprecise", Figure.significant(widest, 2), Figure.shortest(rounds.halfWidthPercent())));
        }
        return lines;
    }
}
