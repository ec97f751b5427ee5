package org.wattladder.model.text;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is to be said, by a stable id, with what varies; each language has a pattern of words for the id.
 *
 * @param id dotted, for example {@code target-load.missed}
 * @param arguments in the order of the pattern
 */
public record Message(String id, List<Text> arguments) implements Text {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z0-9-]+)*");

    public Message {
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("'" + Printable.quote(id) + "' is no id of a message");
        }
        arguments = List.copyOf(arguments);
    }

    /**
     * A message with the texts of these values.
     *
     * @throws IllegalArgumentException for a value that {@link Text#of} does not take
     */
    public static Message of(String id, Object... arguments) {
        return new Message(id, Arrays.stream(arguments).map(Text::of).toList());
    }

    /** Messages without arguments. */
    public static List<Message> each(String... ids) {
        return Arrays.stream(ids).map(Message::of).toList();
    }

    /** Reads a message from its notation. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Message parse(String notation) {
        if (TextReader.read(notation) instanceof Message message) {
            return message;
        }
        throw new IllegalArgumentException("'" + Printable.quote(notation) + "' is no message");
    }

    @Override
    @JsonValue
    public String notation() {
        return arguments.isEmpty()
                ? id
                : arguments.stream().map(Text::notation).collect(Collectors.joining(", ", id + "(", ")"));
    }

    @Override
    public String toString() {
        return notation();
    }
}
