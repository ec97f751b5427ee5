package org.wattladder.model.environment;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import org.wattladder.model.range.Range;

/** A text of one line together with where it comes from, or the reason why there is none. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
    @JsonSubTypes.Type(value = EnvironmentValue.Discovered.class, name = "discovered"),
    @JsonSubTypes.Type(value = EnvironmentValue.Declared.class, name = "declared"),
    @JsonSubTypes.Type(value = EnvironmentValue.Absent.class, name = "absent")
})
public sealed interface EnvironmentValue {

    /** The text, or empty when absent. */
    Optional<String> asOptional();

    /**
     * A Director read it from its machine.
     *
     * @param text as found
     */
    record Discovered(String text) implements EnvironmentValue {
        public Discovered {
            Range.text("text", text, Range.LONGEST);
        }

        @Override
        public Optional<String> asOptional() {
            return Optional.of(text);
        }
    }

    /**
     * A person says so.
     *
     * @param text as written
     */
    record Declared(String text) implements EnvironmentValue {
        public Declared {
            Range.text("text", text, Range.LONGEST);
        }

        @Override
        public Optional<String> asOptional() {
            return Optional.of(text);
        }
    }

    /**
     * Not known.
     *
     * @param reason one clause that can follow "absent:"
     */
    record Absent(String reason) implements EnvironmentValue {
        public Absent {
            Range.text("reason", reason);
        }

        @Override
        public Optional<String> asOptional() {
            return Optional.empty();
        }
    }
}
