package org.wattladder.brokerage.engine;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.wattladder.worklets.api.Endpoint;

/** Writes the files that a server is started with. */
final class ServerSettings {
    private static final long MEBIBYTE = 1L << 20;
    private static final long LEAST_BUFFERS = 128;
    private static final long MOST_BUFFERS = 8192;

    private ServerSettings() {}

    /** Writes the settings that are shipped, what this host adds, and what its owner says. */
    static Path write(Path home, DatabaseFile file, Endpoint at) throws IOException {
        StringBuilder text = new StringBuilder(shipped());
        long mebibytes = memoryBytes() / MEBIBYTE;
        text.append("\nlisten_addresses = '")
                .append(at.host())
                .append("'\nport = ")
                .append(at.port());
        text.append("\nunix_socket_directories = ''");
        text.append("\nshared_buffers = ")
                .append(Math.max(LEAST_BUFFERS, Math.min(MOST_BUFFERS, mebibytes / 4)))
                .append("MB\neffective_cache_size = ")
                .append(Math.max(LEAST_BUFFERS, mebibytes / 2))
                .append("MB\n");
        file.server()
                .forEach((name, value) ->
                        text.append(name).append(" = '").append(value).append("'\n"));
        return readable(Files.writeString(home.resolve("postgresql.conf"), text));
    }

    /** Writes who may connect: who has a password, from anywhere that it listens to. */
    static Path writeAccess(Path home) throws IOException {
        return readable(Files.writeString(home.resolve("pg_hba.conf"), "host all all all scram-sha-256\n"));
    }

    /** Whatever the mask of this process, the account of the server reads it. */
    private static Path readable(Path file) throws IOException {
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }

    private static String shipped() throws IOException {
        try (InputStream stream = Objects.requireNonNull(ServerSettings.class.getResourceAsStream("postgresql.conf"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static long memoryBytes() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : 0;
    }
}
