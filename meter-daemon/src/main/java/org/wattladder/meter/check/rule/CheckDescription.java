package org.wattladder.meter.check.rule;

import java.util.Objects;

/**
 * What a rule says of itself.
 *
 * @param id stable, letters and hyphens
 * @param checks what a daemon does, one sentence
 * @param reason why it matters, or who needs it, one sentence
 */
public record CheckDescription(String id, String checks, String reason) {
    public CheckDescription {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(checks, "checks");
        Objects.requireNonNull(reason, "reason");
    }

    /** Where our documents explain it. */
    public String section() {
        return "docs/meter-check.md#" + id;
    }
}
