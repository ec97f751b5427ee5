package org.wattladder.system.kept;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.chauffeur.cli.ChauffeurMain;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

/** What one version wrote, copied to where it may be changed. */
record KeptVersion(Path folder) {
    private static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath().normalize();

    /** How a command ended and what it complained of. */
    record Answer(int exitCode, String errors) {}

    /** Every version that is kept. */
    static List<String> names() throws IOException {
        try (Stream<Path> versions = Files.list(resources())) {
            return versions.map(version -> version.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private static Path resources() {
        return HOME.resolve("system-tests/src/test/resources/kept");
    }

    /** A copy in which secret files are readable by their owner alone. */
    static KeptVersion copied(String name, Path target) throws IOException {
        Path source = resources().resolve(name);
        List<Path> files;
        try (Stream<Path> walk = Files.walk(source)) {
            files = walk.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path copy = target.resolve(source.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
            Files.setPosixFilePermissions(
                    copy, Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
        }
        return new KeptVersion(target);
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    /** Executes a command in this JVM. */
    static Answer answer(String... words) {
        StringWriter errors = new StringWriter();
        CommandLine commandLine = ChauffeurMain.commandLine(HOME, TimeSource.system(), code -> {});
        commandLine.setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(errors, true));
        int exitCode = commandLine.execute(words);
        return new Answer(exitCode, errors.toString());
    }

    /** The cells of a CSV without quoted line feeds, row by row. */
    static List<List<String>> cells(Path csv) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (String line : Files.readAllLines(csv)) {
            rows.add(List.of(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1)));
        }
        return rows;
    }
}
