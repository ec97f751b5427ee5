package org.wattladder.model.text;

import java.util.Objects;

/**
 * A name, an identifier or a quotation: the same in every language.
 *
 * @param text as it is, but for control characters
 */
public record Name(String text) implements Text {
    public Name {
        text = Printable.of(Objects.requireNonNull(text, "text"));
    }

    @Override
    public String notation() {
        StringBuilder quoted = new StringBuilder("'");
        text.chars().forEach(c -> {
            if (c < ' ') {
                quoted.append(String.format("\\u%04x", c));
            } else {
                quoted.append(c == '\'' || c == '\\' ? "\\" : "").append((char) c);
            }
        });
        return quoted.append("'").toString();
    }
}
