package org.wattladder.director.launch;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.storage.StoragePlace;

/**
 * A client that is ready to be started.
 *
 * @param place where it runs, with how many users
 * @param heapBytes fixed heap
 * @param memoryNodes nodes its memory is bound to, empty when not bound
 * @param storage where its files go; empty when it has none
 * @param command what is executed, in words
 */
public record ClientLaunch(
        ClientPlace place, long heapBytes, String memoryNodes, Optional<StoragePlace> storage, List<String> command) {
    public ClientLaunch {
        command = List.copyOf(command);
    }

    /** Bytes of files that it may have to write before it is ready. */
    public long storedBytes() {
        return storage.map(StoragePlace::bytes).orElse(0L);
    }

    /** The same with these words before its command. */
    public ClientLaunch behind(List<String> words) {
        return new ClientLaunch(
                place,
                heapBytes,
                memoryNodes,
                storage,
                Stream.concat(words.stream(), command.stream()).toList());
    }
}
