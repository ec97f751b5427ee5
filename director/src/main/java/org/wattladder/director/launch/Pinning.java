package org.wattladder.director.launch;

import java.util.List;

/**
 * How one process is pinned.
 *
 * @param command words in front of its own; none when the machine has no command for it
 * @param memoryNodes nodes that memory is bound to, empty when not bound
 */
public record Pinning(List<String> command, String memoryNodes) {
    public Pinning {
        command = List.copyOf(command);
    }
}
