package org.wattladder.meter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.zip.CRC32;
import org.wattladder.ptdaemon.codec.DaemonVersion;

/** The version on the wire: number, checksum of the program file, date of the build. */
final class BuildVersion {
    private BuildVersion() {}

    /** The checksum is 00000000 when the program runs from loose classes. */
    static DaemonVersion ofThisProgram() {
        Properties build = new Properties();
        try (InputStream stream = BuildVersion.class.getResourceAsStream("build.properties")) {
            build.load(stream);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the program file is incomplete", unreadable);
        }
        String date = build.getProperty("builtAt").substring(0, 10).replace("-", "");
        return new DaemonVersion(build.getProperty("version") + "-" + checksum() + "-" + date);
    }

    private static String checksum() {
        Optional<Path> file = programFile();
        CRC32 checksum = new CRC32();
        if (file.isPresent()) {
            try {
                checksum.update(Files.readAllBytes(file.get()));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(file.get() + " cannot be read", unreadable);
            }
        }
        return String.format(Locale.ROOT, "%08x", checksum.getValue());
    }

    private static Optional<Path> programFile() {
        CodeSource source = BuildVersion.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(source.getLocation().toURI())).filter(Files::isRegularFile);
        } catch (URISyntaxException noFile) {
            return Optional.empty();
        }
    }
}
