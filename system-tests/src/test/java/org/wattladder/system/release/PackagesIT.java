package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packages and checksums, as the tools of those who review them see them. */
class PackagesIT {
    private static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath();
    private static final Path BUILT = HOME.resolve("release/target");
    private static final Pattern EXPOSURE = Pattern.compile("exposure level for .*: ([0-9.]+) ");

    private static List<String> names(String ending) throws IOException {
        try (Stream<Path> files = Files.list(BUILT)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void shouldHaveNothingThatLintianRemarks() throws Exception {
        assumeTrue(Unpacked.has("lintian"), "there is no lintian here");
        List<String> command = new ArrayList<>(List.of("lintian", "--allow-root"));
        names(".deb").forEach(name -> command.add(BUILT.resolve(name).toString()));
        assertThat(command).hasSize(4);
        Unpacked.Answer remarks = Unpacked.run(Map.of("LC_ALL", "C.UTF-8"), command.toArray(String[]::new));
        assertThat(remarks.output()).isEmpty();
        assertThat(remarks.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wattladder-director", "wattladder-meter", "wattladder-console"})
    void shouldHaveUnitsThatAreSoundAndHardened(String name) throws Exception {
        assumeTrue(Unpacked.has("systemd-analyze"), "there is no systemd-analyze here");
        String unit =
                BUILT.resolve("stage/share/systemd").resolve(name + ".service").toString();
        Unpacked.Answer sound = Unpacked.run(Map.of(), "systemd-analyze", "verify", "--man=no", unit);
        // The one thing that is not as installed: the program that the unit starts.
        assertThat(sound.output().lines().filter(line -> !line.contains("/usr/bin/wattladder is not executable")))
                .isEmpty();
        Unpacked.Answer exposed =
                Unpacked.run(Map.of(), "systemd-analyze", "security", "--offline=true", "--no-pager", unit);
        Matcher level = EXPOSURE.matcher(exposed.output());
        assertThat(level.find()).as(exposed.output()).isTrue();
        assertThat(Double.parseDouble(level.group(1))).isLessThan(3);
    }

    @Test
    void shouldHaveChecksumsOfEverything() throws Exception {
        Unpacked.Answer checked = Unpacked.run(
                Map.of("LC_ALL", "C"),
                "sh",
                "-c",
                "cd \"$0\" && sha256sum --check --strict SHA256SUMS",
                BUILT.toString());
        assertThat(checked.exitCode()).as(checked.output()).isZero();
        assertThat(checked.output().lines().map(line -> line.replace(": OK", "")))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(names(".deb"), names(".tar.gz"), names(".cdx.json"), names("Containerfile"))
                                .flatMap(List::stream)
                                .toList());
    }

    @Test
    void shouldHaveTheMeterUnderItsOwnNameWhereThereIsAMeter() throws Exception {
        assumeTrue(Unpacked.has("dpkg-deb"), "there is no dpkg-deb here");
        for (String name : names(".deb")) {
            boolean all = !name.startsWith("wattladder-director");
            assertThat(packed(name).contains("/usr/bin/wattladder-meter"))
                    .as(name)
                    .isEqualTo(all);
            assertThat(packed(name).contains("/usr/bin/wattladder")).as(name).isEqualTo(!all);
            assertThat(packed(name)).as(name).doesNotContain("/usr/share/wattladder/bin/wattladder-meter");
        }
    }

    private static List<String> packed(String name) throws IOException, InterruptedException {
        return Unpacked.run(
                        Map.of(),
                        "sh",
                        "-c",
                        "dpkg-deb --fsys-tarfile \"$0\" | tar -t",
                        BUILT.resolve(name).toString())
                .output()
                .lines()
                .map(line -> line.substring(1))
                .toList();
    }

    @Test
    void shouldHaveAContainerfileWhoseFilesAndProgramsThereAre() throws Exception {
        assumeTrue(Unpacked.has("dpkg-deb"), "there is no dpkg-deb here");
        Set<String> packed = new HashSet<>();
        for (String name : names(".deb")) {
            packed.addAll(packed(name));
        }
        int copied = 0;
        int started = 0;
        for (String line : Files.readAllLines(BUILT.resolve("Containerfile"))) {
            String[] words = line.replaceAll("[\\[\\]\",]", "").split(" ", -1);
            if (words[0].equals("COPY")) {
                copied++;
                PathMatcher named = BUILT.getFileSystem().getPathMatcher("glob:" + words[1]);
                assertThat(names("").stream().filter(name -> named.matches(Path.of(name))))
                        .as(line)
                        .hasSize(1);
            } else if (words[0].equals("ENTRYPOINT")) {
                started++;
                assertThat(packed).as(line).contains(words[1]);
            }
        }
        assertThat(copied).isEqualTo(2);
        assertThat(started).isEqualTo(2);
    }
}
