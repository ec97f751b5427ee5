package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packages, bill of materials and checksums, as the tools of those who review them see them. */
class PackagesIT {
    private static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath();
    private static final Path BUILT = HOME.resolve("release/target");
    private static final Pattern COMPONENT =
            Pattern.compile("\"purl\" : \"pkg:maven/[^\"/]+/([^\"@]+)@([^\"?]+)\\?type=jar\"");
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
    void shouldListExactlyTheJarsThatAreShipped() throws IOException {
        assumeTrue(!names(".cdx.json").isEmpty(), "the build was offline, so there is no bill of materials");
        String bill = Files.readString(BUILT.resolve(names(".cdx.json").get(0)));
        String components = bill.substring(bill.indexOf("\n  \"components\""), bill.indexOf("\n  \"dependencies\""));
        String version = names(".tar.gz").get(0).replaceAll("wattladder-(.*)\\.tar\\.gz", "$1");
        List<String> listed = new ArrayList<>();
        Matcher component = COMPONENT.matcher(components);
        while (component.find()) {
            listed.add(component.group(1) + "-" + component.group(2) + ".jar");
        }
        try (Stream<Path> files = Files.walk(BUILT.resolve("stage/lib"))) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString())
                            .map(name -> name.matches("wattladder-[a-z-]+\\.jar")
                                    ? name.replace(".jar", "-" + version + ".jar")
                                    : name))
                    .containsExactlyInAnyOrderElementsOf(listed);
        }
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
                .containsExactlyInAnyOrderElementsOf(Stream.of(names(".deb"), names(".tar.gz"), names(".cdx.json"))
                        .flatMap(List::stream)
                        .toList());
    }
}
