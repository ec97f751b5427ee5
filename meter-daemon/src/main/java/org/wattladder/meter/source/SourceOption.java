package org.wattladder.meter.source;

import java.util.Objects;

/**
 * A setting of a source.
 *
 * @param name left of the equals sign
 * @param defaultText value when it is not given; empty when the source derives one
 * @param help one line, with unit and range
 */
public record SourceOption(String name, String defaultText, String help) {
    public SourceOption {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(defaultText, "defaultText");
        Objects.requireNonNull(help, "help");
    }
}
