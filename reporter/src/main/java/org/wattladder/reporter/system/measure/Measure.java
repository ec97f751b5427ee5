package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.AnswerPart;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Table;

/** Commands that are measured in turn: time and energy of an execution, gross and above idle, and how they compare. */
public final class Measure implements SuiteSystem {
    private static final Message SECONDS = Message.of("unit.seconds");
    private static final Message JOULES = Message.of("unit.joules");

    @Override
    public String id() {
        return "measure";
    }

    @Override
    public String sentence() {
        return "time and energy of one execution of each command as headline, gross and above idle, and how they compare";
    }

    @Override
    public List<Rule> rules() {
        return List.of(new CommandIdles(), new CommandDrift(), new IdleDrift());
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        for (MeasuredCommands measured : MeasuredCommands.of(run)) {
            measured.others().forEach(other -> headline.addAll(against(measured, other)));
            measured.commands().forEach(command -> headline.addAll(of(measured, command)));
        }
        return headline;
    }

    private static List<Headline> of(MeasuredCommands measured, CommandTurns command) {
        Name name = new Name(command.name());
        Drawn drawn =
                Drawn.watts(measured.worklet().plan().name(), command.watts().mean(), measured.tier());
        List<Headline> units = command.units().stream()
                .map(unit -> headline(
                        Message.of("headline.energy-of-unit", name, unit), JOULES, command.joulesPer(unit), drawn))
                .toList();
        List<Headline> all = new ArrayList<>();
        if (measured.attached()) {
            all.add(headline(Message.of("headline.power-of", name), Message.of("unit.watts"), command.watts(), drawn));
            all.addAll(units);
            return all;
        }
        all.addAll(List.of(
                headline(Message.of("headline.energy-of-run", name), JOULES, command.joules(), drawn),
                headline(Message.of("headline.time-of-run", name), SECONDS, command.seconds(), drawn),
                headline(Message.of("headline.energy-above-idle", name), JOULES, command.joulesAboveIdle(), drawn)));
        all.addAll(units);
        return all;
    }

    private static Headline headline(Text name, Text unit, Spread spread, Drawn drawn) {
        return new Headline(name, unit, spread.mean(), spread.low(), spread.high(), drawn, List.of());
    }

    private static List<Headline> against(MeasuredCommands measured, CommandTurns other) {
        Name name = new Name(other.name());
        Name first = new Name(measured.first().name());
        Drawn drawn = Drawn.ofSeveral(measured.tier());
        return List.of(
                headline(Message.of("headline.energy-against", name, first), energy(measured, other), drawn),
                headline(Message.of("headline.time-against", name, first), time(measured, other), drawn));
    }

    private static Headline headline(Text name, Contest contest, Drawn drawn) {
        return new Headline(name, Headline.NO_UNIT, contest.ratio(), contest.low(), contest.high(), drawn, List.of());
    }

    /** Time by that of the first command. */
    static Contest time(MeasuredCommands measured, CommandTurns other) {
        return Contest.of(measured, other, turn -> Measurement.of(turn.seconds()));
    }

    /** Energy by that of the first command; absent when watts are only estimated. */
    static Contest energy(MeasuredCommands measured, CommandTurns other) {
        Contest contest = Contest.of(measured, other, Turn::joules);
        return measured.estimated() ? contest.without(Measurement.absent("absent.energy-estimated")) : contest;
    }

    @Override
    public List<AnswerPart> answer(RunFigures run) {
        return MeasuredCommands.of(run).stream()
                .flatMap(measured -> Answer.of(measured).stream())
                .toList();
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return MeasuredCommands.of(run).stream()
                .filter(measured -> measured.commands().stream()
                        .anyMatch(command -> !command.turns().isEmpty()))
                .map(measured -> new Section(
                        "measure",
                        Message.of("heading.measure"),
                        Answer.comparisons(measured),
                        List.of(TurnsPicture.of(measured)),
                        List.of(Table.of("legend.measure", CommandColumns.of(measured), measured.commands())),
                        Message.each("measure.scatter", "measure.above-idle")))
                .toList();
    }
}
