package org.wattladder.director.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reckons before anything is written whether the files of all clients fit. */
public final class StorageRoom {
    private static final long MEBIBYTE = 1L << 20;
    private static final long RESERVE_BYTES = 16 * MEBIBYTE;
    private static final long BOOT_RESERVE_BYTES = 1024 * MEBIBYTE;

    private StorageRoom() {}

    /**
     * The places of all clients. Files that are there already count as room, and so much is left free that the file
     * system keeps working: 16 MiB, on the device of the operating system 1 GiB.
     *
     * @param bytesPerClient that all files of one client take
     * @throws IllegalArgumentException with a sentence of figures when the files cannot fit
     */
    public static List<StoragePlace> places(List<StorageFolder> folders, long bytesPerClient) {
        Map<String, Long> needs = new HashMap<>();
        Map<String, Long> rooms = new HashMap<>();
        List<StoragePlace> places = new ArrayList<>();
        for (StorageFolder folder : folders) {
            long reserve = folder.onBootDevice() ? BOOT_RESERVE_BYTES : RESERVE_BYTES;
            long need = needs.merge(folder.mountPoint(), bytesPerClient, Long::sum);
            long room = rooms.merge(
                    folder.mountPoint(),
                    folder.freeBytes() - reserve + new OwnFiles(folder.folder()).bytes(),
                    (one, other) -> one + other - folder.freeBytes() + reserve);
            if (need > room) {
                throw new IllegalArgumentException(String.format(
                        Locale.ROOT,
                        "the files of storage worklets need %d MiB on %s, but %d MiB are free there and %d MiB of them"
                                + " must stay free; make room, shrink the parameters of the worklets, or name a folder"
                                + " on another device with --storage DIR",
                        need / MEBIBYTE,
                        folder.mountPoint(),
                        folder.freeBytes() / MEBIBYTE,
                        reserve / MEBIBYTE));
            }
            places.add(new StoragePlace(folder.folder(), folder.device(), bytesPerClient));
        }
        return places;
    }
}
