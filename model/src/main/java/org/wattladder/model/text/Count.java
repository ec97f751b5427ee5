package org.wattladder.model.text;

/**
 * A number of things.
 *
 * @param value how many
 */
public record Count(long value) implements Text {
    @Override
    public String notation() {
        return Long.toString(value);
    }
}
