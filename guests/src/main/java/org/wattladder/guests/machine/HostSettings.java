package org.wattladder.guests.machine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.wattladder.guests.image.ImageFolder;
import org.wattladder.worklets.api.DeviceFault;

/**
 * What a suite and the owner of a host say of guests.
 *
 * @param address on which clients and other hosts reach this one
 * @param folder of the image, of disks and sockets
 * @param secondStorage to which disks are moved; empty for a folder of the same storage
 * @param tiles of eight guests on this host
 * @param memoryMebibytes of each guest
 */
public record HostSettings(String address, Path folder, Optional<Path> secondStorage, int tiles, int memoryMebibytes) {
    private static final String TILES = "GUESTS_TILES";
    private static final String MEMORY = "GUESTS_MEMORY_MIB";
    private static final String STORAGE = "GUESTS_STORAGE";
    private static final long MOST_TILES = 256;
    private static final long STANDARD_MEMORY = 256;
    private static final long LEAST_MEMORY = 128;
    private static final long MOST_MEMORY = 65_536;

    /**
     * Reads them.
     *
     * @throws DeviceFault with a sentence, if a value is out of its range
     */
    public static HostSettings of(Map<String, String> environment, String address) {
        return new HostSettings(
                address,
                ImageFolder.of(environment),
                Optional.ofNullable(environment.get(STORAGE))
                        .filter(text -> !text.isEmpty())
                        .map(text -> Path.of(text).toAbsolutePath()),
                number(environment, TILES, 1, MOST_TILES, 1),
                number(environment, MEMORY, LEAST_MEMORY, MOST_MEMORY, STANDARD_MEMORY));
    }

    private static int number(Map<String, String> environment, String name, long least, long most, long standard) {
        String text = environment.getOrDefault(name, "");
        if (text.isEmpty()) {
            return Math.toIntExact(standard);
        }
        if (!text.matches("\\d{1,9}") || Long.parseLong(text) < least || Long.parseLong(text) > most) {
            throw new DeviceFault(name + " of component hypervisor must be a whole number from " + least + " to " + most
                    + ", not " + text);
        }
        return Integer.parseInt(text);
    }
}
