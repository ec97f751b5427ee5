package org.wattladder.director.launch;

import java.util.List;
import org.wattladder.director.host.ClientPlace;

/**
 * A client that is ready to be started.
 *
 * @param place where it runs, with how many users
 * @param heapBytes fixed heap
 * @param memoryNodes nodes its memory is bound to, empty when not bound
 * @param command what is executed, in words
 */
public record ClientLaunch(ClientPlace place, long heapBytes, String memoryNodes, List<String> command) {
    public ClientLaunch {
        command = List.copyOf(command);
    }
}
