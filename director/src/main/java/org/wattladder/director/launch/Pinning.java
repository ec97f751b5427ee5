package org.wattladder.director.launch;

import java.util.List;

/**
 * How one client is pinned.
 *
 * @param command words in front of the JVM's; none when the machine has no command for it
 * @param memoryNodes nodes that memory is bound to, empty when not bound
 */
record Pinning(List<String> command, String memoryNodes) {
    Pinning {
        command = List.copyOf(command);
    }
}
