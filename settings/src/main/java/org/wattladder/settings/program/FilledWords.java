package org.wattladder.settings.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/**
 * The words in braces of a program's commands. Braces may be the program's own, so only a slip is noted: a word that is near one that is
 * filled in and is none itself.
 */
final class FilledWords {
    private static final Pattern BRACES = Pattern.compile("\\{([A-Za-z][A-Za-z-]*)}");
    private static final List<String> RATES = List.of("rate", "whole-rate", "rate-per-user");
    private static final List<String> ALWAYS = List.of("users", "seconds", "folder", "home");

    private FilledWords() {}

    /** Notes slips, and a command that should be told a rate and is not. */
    static void check(String file, Pace pace, SectionValues values, Problems problems) {
        List<String> known = new ArrayList<>(RATES);
        known.addAll(ALWAYS);
        values.orStandard(ComponentKeys.COMPONENTS).stream()
                .map(PlacedValue::name)
                .forEach(known::add);
        commands(values).entrySet().stream()
                .filter(command -> command.getValue().get(0).isBlank())
                .forEach(
                        command -> problems.add(file, command.getKey() + " names no program; its first word is empty"));
        commands(values)
                .forEach((name, words) -> slip(words, known)
                        .ifPresent(slip -> problems.add(
                                file,
                                name + " has {" + slip + "}, which nothing fills in" + new Names(known).hint(slip))));
        boolean told = values.orStandard(ProgramKeys.START).stream()
                .anyMatch(word -> RATES.stream().anyMatch(rate -> word.contains("{" + rate + "}")));
        if (pace == Pace.RATE && !told && values.placed(ProgramKeys.START).isPresent()) {
            problems.add(
                    file,
                    "start must have {rate}, {whole-rate} or {rate-per-user} with pace: rate, or the program gets no rate");
        }
    }

    private static Map<String, List<String>> commands(SectionValues values) {
        Map<String, List<String>> commands = new LinkedHashMap<>();
        commands.put("start", values.orStandard(ProgramKeys.START));
        values.get(ProgramKeys.UNPACED).ifPresent(words -> commands.put("unpaced", words));
        values.get(ProgramKeys.QUICK).ifPresent(words -> commands.put("quick", words));
        return commands;
    }

    private static Optional<String> slip(List<String> words, List<String> known) {
        return words.stream()
                .flatMap(word -> BRACES.matcher(word).results().map(match -> match.group(1)))
                .filter(word ->
                        !known.contains(word) && new Names(known).nearest(word).isPresent())
                .findFirst();
    }
}
