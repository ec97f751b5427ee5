package org.wattladder.meter.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.settings.problem.Names;

/**
 * The settings given to one source, checked against its options.
 *
 * @param source name of the source
 * @param values by option name; an option without default that was not given is missing
 */
public record SourceSettings(String source, Map<String, String> values) {
    public SourceSettings {
        values = Map.copyOf(values);
    }

    /**
     * Settings of a source, defaults filled in.
     *
     * @throws OptionMistake when a name is none of its options
     */
    public static SourceSettings of(String source, List<SourceOption> options, Map<String, String> given)
            throws OptionMistake {
        Map<String, String> values = new HashMap<>();
        for (SourceOption option : options) {
            if (!option.defaultText().isEmpty()) {
                values.put(option.name(), option.defaultText());
            }
        }
        for (Map.Entry<String, String> entry : given.entrySet()) {
            if (options.stream().noneMatch(option -> option.name().equals(entry.getKey()))) {
                throw new OptionMistake("source " + source + " has no option \"" + entry.getKey() + "\""
                        + names(options).hint(entry.getKey()));
            }
            values.put(entry.getKey(), entry.getValue());
        }
        return new SourceSettings(source, values);
    }

    /** The names of options, for messages. */
    public static Names names(List<SourceOption> options) {
        return new Names(
                options.stream().map(SourceOption::name).distinct().sorted().toList());
    }

    /** A setting as text; empty when neither given nor defaulted. */
    public Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /**
     * A setting as a number within bounds; empty when neither given nor defaulted.
     *
     * @throws OptionMistake when it is no number or outside the bounds
     */
    public OptionalDouble number(String name, double least, double most) throws OptionMistake {
        Optional<String> text = text(name);
        if (text.isEmpty()) {
            return OptionalDouble.empty();
        }
        try {
            double number = Double.parseDouble(text.get().strip());
            if (number >= least && number <= most) {
                return OptionalDouble.of(number);
            }
        } catch (NumberFormatException notANumber) {
            // told below together with the numbers out of range
        }
        throw new OptionMistake("option " + name + "=" + text.get() + " of source " + source + " must be a number from "
                + least + " to " + most + ".");
    }
}
