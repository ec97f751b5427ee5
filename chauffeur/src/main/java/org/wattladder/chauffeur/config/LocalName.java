package org.wattladder.chauffeur.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What this machine is called. */
final class LocalName {
    private static final List<Path> PLACES = List.of(Path.of("/proc/sys/kernel/hostname"), Path.of("/etc/hostname"));
    private static final String UNKNOWN = "local";

    private LocalName() {}

    static String read() {
        return read(PLACES);
    }

    /** The text of the first file that has one, or {@code local}; asks no name service, which could hang. */
    static String read(List<Path> places) {
        return places.stream()
                .map(LocalName::text)
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse(UNKNOWN);
    }

    private static String text(Path place) {
        try {
            return Files.readString(place).strip();
        } catch (IOException e) {
            return "";
        }
    }
}
