package org.wattladder.chauffeur.agents;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.chauffeur.link.Transport;

/**
 * How agents are started and reached.
 *
 * @param launcher the {@code wattladder} script, which starts local agents
 * @param transport how Directors are spoken to
 * @param plugins folder of worklets from outside that local Directors are given
 * @param programs folders of foreign programs that local Directors may run
 */
public record AgentAccess(Path launcher, Transport transport, Optional<Path> plugins, List<Path> programs) {
    public AgentAccess {
        Objects.requireNonNull(plugins, "plugins");
        Objects.requireNonNull(launcher, "launcher");
        Objects.requireNonNull(transport, "transport");
        programs = List.copyOf(programs);
    }
}
