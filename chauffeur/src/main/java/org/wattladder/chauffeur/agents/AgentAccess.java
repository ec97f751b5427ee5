package org.wattladder.chauffeur.agents;

import java.nio.file.Path;
import java.util.Objects;
import org.wattladder.chauffeur.link.Transport;

/**
 * How agents are started and reached.
 *
 * @param launcher the {@code wattladder} script, which starts local agents
 * @param transport how Directors are spoken to
 */
public record AgentAccess(Path launcher, Transport transport) {
    public AgentAccess {
        Objects.requireNonNull(launcher, "launcher");
        Objects.requireNonNull(transport, "transport");
    }
}
