package org.wattladder.chauffeur.lab;

import java.nio.file.Path;
import java.util.Objects;
import org.wattladder.chauffeur.link.Transport;

/**
 * How agents are started and reached.
 *
 * @param launcher the {@code wattladder} script, which starts local agents
 * @param transport how Directors are spoken to
 */
public record Access(Path launcher, Transport transport) {
    public Access {
        Objects.requireNonNull(launcher, "launcher");
        Objects.requireNonNull(transport, "transport");
    }
}
