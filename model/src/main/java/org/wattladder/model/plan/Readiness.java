package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** How to see that a foreign program is ready. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "by")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Readiness.Port.class, name = "port"),
    @JsonSubTypes.Type(value = Readiness.Line.class, name = "line"),
    @JsonSubTypes.Type(value = Readiness.Command.class, name = "command"),
    @JsonSubTypes.Type(value = Readiness.Ended.class, name = "end")
})
public sealed interface Readiness {

    /** Its port accepts a connection. */
    record Port() implements Readiness {}

    /** It has ended with exit code 0, because it only makes something that others need. */
    record Ended() implements Readiness {}

    /**
     * It writes a line that holds this text.
     *
     * @param text not empty
     */
    record Line(String text) implements Readiness {
        public Line {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("the line of a program that is ready needs a text");
            }
        }
    }

    /**
     * A command ends with exit code 0; it is executed once a second until then.
     *
     * @param command absolute path and arguments, with the same placeholders as those of the program
     */
    record Command(List<String> command) implements Readiness {
        public Command {
            command = List.copyOf(command);
            if (command.isEmpty()) {
                throw new IllegalArgumentException("the command that asks whether a program is ready needs a path");
            }
        }
    }
}
