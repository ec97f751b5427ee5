package org.wattladder.reporter.system.measure;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;
import tools.jackson.databind.json.JsonMapper;

/** What a run of commands gave, as a small file for other programs: figures in seconds, joules and watts, none where one is absent. */
public enum MeasureExport {
    /** An object with commands, each with its windows, and comparisons. */
    JSON {
        @Override
        String write(MeasuredCommands measured, double mostPercent) {
            Map<String, Object> root = new LinkedHashMap<>();
            root.put("tier", tier(measured));
            root.put(
                    "commands",
                    measured.commands().stream().map(MeasureExport::object).toList());
            root.put(
                    "comparisons",
                    measured.others().stream()
                            .map(other -> comparison(measured, other))
                            .toList());
            return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        }
    },
    /** A row for each command. */
    CSV {
        @Override
        String write(MeasuredCommands measured, double mostPercent) {
            List<String> heads = new ArrayList<>(List.of("command"));
            heads.addAll(FIGURES.keySet());
            heads.add("tier");
            StringWriter text = new StringWriter();
            try (CsvWriter csv =
                    CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
                csv.writeRecord(heads);
                for (CommandTurns command : measured.commands()) {
                    List<String> cells = new ArrayList<>(List.of(command.name()));
                    FIGURES.values().forEach(figure -> cells.add(number(figure.apply(command))));
                    cells.add(tier(measured));
                    csv.writeRecord(cells);
                }
            } catch (IOException memoryCannotFail) {
                throw new UncheckedIOException(memoryCannotFail);
            }
            return text.toString();
        }
    },
    /** A table for a page or a comment. */
    MARKDOWN {
        @Override
        String write(MeasuredCommands measured, double mostPercent) {
            StringBuilder text = new StringBuilder("""
                    | command | time per run, s | energy per run, J | above idle, J | W | @ by the first |
                    | --- | ---: | ---: | ---: | ---: | ---: |
                    """.replace("@", judged(measured)));
            for (CommandTurns command : measured.commands()) {
                text.append("| `")
                        .append(command.name().replace("|", "\\|"))
                        .append("` | ")
                        .append(String.join(
                                " | ",
                                within(command.seconds()),
                                within(command.joules()),
                                within(command.joulesAboveIdle()),
                                rounded(command.watts().mean().asOptional()),
                                against(measured, command)))
                        .append(" |\n");
            }
            return text + "\nEvidence tier of the watts: " + tier(measured) + ".\n";
        }
    },
    /** A test case for each command, which fails when it takes more than the first by more than is allowed. */
    JUNIT {
        @Override
        String write(MeasuredCommands measured, double mostPercent) {
            List<CommandTurns> worse = measured.others().stream()
                    .filter(other -> contest(measured, other).worseBy(mostPercent))
                    .toList();
            StringWriter text = new StringWriter();
            try {
                XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
                xml.writeStartDocument("UTF-8", "1.0");
                xml.writeStartElement("testsuite");
                xml.writeAttribute("name", "wattladder measure");
                xml.writeAttribute("tests", Integer.toString(measured.commands().size()));
                xml.writeAttribute("failures", Integer.toString(worse.size()));
                for (CommandTurns command : measured.commands()) {
                    xml.writeStartElement("testcase");
                    xml.writeAttribute("classname", "measure");
                    xml.writeAttribute("name", command.name());
                    xml.writeAttribute("time", number(command.seconds().mean().asOptional()));
                    if (worse.contains(command)) {
                        xml.writeEmptyElement("failure");
                        xml.writeAttribute(
                                "message",
                                "takes " + against(measured, command) + " times as much " + judged(measured) + " as "
                                        + measured.first().name());
                    }
                    xml.writeStartElement("system-out");
                    xml.writeCharacters(within(command.joules()) + " J per run, " + within(command.joulesAboveIdle())
                            + " J above idle, tier " + tier(measured));
                    xml.writeEndElement();
                    xml.writeEndElement();
                }
                xml.writeEndDocument();
            } catch (XMLStreamException memoryCannotFail) {
                throw new IllegalStateException(memoryCannotFail);
            }
            return text + "\n";
        }
    };

    private static final int DIGITS = 4;

    private static final Map<String, Function<CommandTurns, OptionalDouble>> FIGURES = figures();

    abstract String write(MeasuredCommands measured, double mostPercent);

    /**
     * The file.
     *
     * @param mostPercent by how much a command may take more than the first
     */
    public String of(RunResult run, double mostPercent) {
        return MeasuredCommands.of(RunFigures.of(run)).stream()
                .findFirst()
                .map(measured -> write(measured, mostPercent))
                .orElse("");
    }

    /** Whether a command takes more than the first by more than so many percent, as far as windows tell. */
    public static boolean worse(RunResult run, double mostPercent) {
        return MeasuredCommands.of(RunFigures.of(run)).stream()
                .anyMatch(measured -> measured.others().stream()
                        .anyMatch(other -> contest(measured, other).worseBy(mostPercent)));
    }

    /** Energy, or time where energy does not count. */
    private static Contest contest(MeasuredCommands measured, CommandTurns other) {
        Contest energy = Measure.energy(measured, other);
        return energy.ratio().asOptional().isPresent() ? energy : Measure.time(measured, other);
    }

    /** Which of both. */
    private static String judged(MeasuredCommands measured) {
        return measured.others().stream()
                        .allMatch(other -> Measure.energy(measured, other)
                                .ratio()
                                .asOptional()
                                .isPresent())
                ? "energy"
                : "time";
    }

    private static Map<String, Function<CommandTurns, OptionalDouble>> figures() {
        Map<String, Function<CommandTurns, OptionalDouble>> figures = new LinkedHashMap<>();
        figures.put("windows", command -> OptionalDouble.of(command.turns().size()));
        figures.put("executionsPerWindow", command -> OptionalDouble.of(command.executions()));
        spread(figures, "seconds", CommandTurns::seconds);
        spread(figures, "joules", CommandTurns::joules);
        spread(figures, "joulesAboveIdle", CommandTurns::joulesAboveIdle);
        figures.put("watts", command -> command.watts().mean().asOptional());
        figures.put("cpuSeconds", command -> command.processorSeconds().mean().asOptional());
        figures.put("peakMebibytes", command -> command.peakMebibytes().asOptional());
        return figures;
    }

    private static void spread(
            Map<String, Function<CommandTurns, OptionalDouble>> figures,
            String name,
            Function<CommandTurns, Spread> spread) {
        figures.put(name, command -> spread.apply(command).mean().asOptional());
        figures.put(name + "Low", command -> spread.apply(command).low());
        figures.put(name + "High", command -> spread.apply(command).high());
    }

    private static Map<String, Object> object(CommandTurns command) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("command", command.name());
        FIGURES.forEach((name, figure) -> put(object, name, figure.apply(command)));
        for (String unit : command.units()) {
            put(object, "joulesPer:" + unit, command.joulesPer(unit).mean().asOptional());
            put(object, "perSecond:" + unit, command.rateOf(unit).mean().asOptional());
        }
        List<Map<String, Object>> turns = new ArrayList<>();
        for (Turn turn : command.turns()) {
            Map<String, Object> each = new LinkedHashMap<>();
            put(each, "seconds", OptionalDouble.of(turn.seconds()));
            put(each, "joules", turn.joules().asOptional());
            put(each, "joulesAboveIdle", turn.joulesAboveIdle().asOptional());
            turns.add(each);
        }
        object.put("turns", turns);
        return object;
    }

    private static Map<String, Object> comparison(MeasuredCommands measured, CommandTurns other) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("command", other.name());
        object.put("by", measured.first().name());
        put(object, "energyRatio", Measure.energy(measured, other));
        put(object, "timeRatio", Measure.time(measured, other));
        return object;
    }

    private static void put(Map<String, Object> object, String name, Contest contest) {
        put(object, name, contest.ratio().asOptional());
        put(object, name + "Low", contest.low());
        put(object, name + "High", contest.high());
    }

    private static void put(Map<String, Object> object, String name, OptionalDouble value) {
        value.ifPresent(each ->
                object.put(name, each == Math.rint(each) && Math.abs(each) < 1e15 ? (Object) (long) each : each));
    }

    private static String against(MeasuredCommands measured, CommandTurns command) {
        Contest contest = contest(measured, command);
        return command.equals(measured.first()) || contest.low().isEmpty()
                ? "1"
                : rounded(contest.ratio().asOptional()) + " (" + rounded(contest.low()) + " to "
                        + rounded(contest.high()) + ")";
    }

    private static String within(Spread spread) {
        OptionalDouble half = spread.halfWidthPercent();
        return rounded(spread.mean().asOptional())
                + (half.isPresent() ? " ± " + Decimals.significant(half.getAsDouble(), 2) + " %" : "");
    }

    private static String rounded(OptionalDouble value) {
        return value.isPresent() ? Decimals.significant(value.getAsDouble(), DIGITS) : "absent";
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? Decimals.machine(value.getAsDouble()) : "";
    }

    private static String tier(MeasuredCommands measured) {
        return measured.tier().map(tier -> tier.label()).orElse("none").toLowerCase(Locale.ROOT);
    }
}
