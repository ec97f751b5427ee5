package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The archive as a person uses it who unpacked it somewhere. */
class ArchiveIT {
    private static final Map<String, String> THIS_JDK = Map.of("JAVA_HOME", System.getProperty("java.home"));

    @TempDir
    private static Path directory;

    private static Unpacked unpacked;

    @BeforeAll
    static void unpack() throws Exception {
        unpacked = Unpacked.below(directory);
    }

    private static Path jdk(String name, String version) throws IOException {
        Path home = directory.resolve(name);
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nexit 70\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }

    private static Unpacked.Answer found(Map<String, String> environment) throws Exception {
        return Unpacked.run(environment, unpacked.launcher().toString(), "--find-java");
    }

    @Test
    void shouldWorkThroughALinkWithoutAHome() throws Exception {
        Path link = Files.createSymbolicLink(directory.resolve("the ladder"), unpacked.launcher());
        Unpacked.Answer list = Unpacked.run(THIS_JDK, link.toString(), "list");
        assertThat(list.exitCode()).as(list.output()).isZero();
        assertThat(list.output())
                .contains("rating")
                .contains("crypto-aes")
                .contains("lab")
                .doesNotContain("logback");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "--version", "-V"})
    void shouldSayWithoutAJvmWhatTheJvmWouldSay(String option) throws Exception {
        Unpacked.Answer kept = Unpacked.run(
                Map.of("JAVA_HOME", "/nowhere"), unpacked.launcher().toString(), option);
        assertThat(kept.exitCode()).as(kept.output()).isZero();
        Path texts = unpacked.home().resolve("lib/text");
        Path aside = Files.move(texts, directory.resolve("texts"));
        try {
            assertThat(Unpacked.run(THIS_JDK, unpacked.launcher().toString(), option))
                    .isEqualTo(kept);
        } finally {
            Files.move(aside, texts);
        }
    }

    @Test
    void shouldStartTheMeterByItsOwnNameWithTheWordsOfAVariable() throws Exception {
        Unpacked.Answer probe = Unpacked.run(
                Map.of(
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        "WATTLADDER_METER",
                        "--source scripted --option watts=5"),
                unpacked.home().resolve("bin/wattladder-meter").toString(),
                "--probe");
        assertThat(probe.output()).isEqualTo("scripted: by-name: 1 scripted values\n");
        assertThat(probe.exitCode()).isZero();
    }

    @Test
    void shouldLayTheFilesOfAPersonOverThoseShipped() throws Exception {
        Path suites = Files.createDirectories(directory.resolve("own/wattladder/suites"));
        Files.writeString(suites.resolve("harness.yaml"), "title: Mine alone\nworklets:\n  idle:\n");
        Unpacked.Answer list = Unpacked.run(
                Map.of(
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        "XDG_CONFIG_HOME",
                        directory.resolve("own").toString()),
                unpacked.launcher().toString(),
                "list",
                "suites");
        assertThat(list.output()).contains("Mine alone").contains("rating");
    }

    /** Cron, containers and ssh have none, or one that is not installed; names of folders are bytes, whatever they mean. */
    @ParameterizedTest
    @ValueSource(strings = {"LC_ALL=C", "LC_ALL=C.UTF-8"})
    void shouldReadFoldersOfAnyName(String locale) throws Exception {
        assertFoldersRead(locale);
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(strings = {"LANG=", "LC_CTYPE=POSIX", "LANG=xx_XX.UTF-8"})
    void shouldReadFoldersOfAnyNameInAnyLocale(String locale) throws Exception {
        assertFoldersRead(locale);
    }

    private static void assertFoldersRead(String locale) throws Exception {
        String list = "\"" + unpacked.launcher() + "\" list runs";
        String command = "mkdir -p results/Pr\\303\\274fstand results/Pr\\374fstand && cd results/Pr\\303\\274fstand"
                + " && mkdir -p results/a results/\\344 && " + list + " && cd ../.. && " + list;
        Unpacked.Answer answer = Unpacked.run(
                Map.of(
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        locale.replaceFirst("=.*", ""),
                        locale.replaceFirst(".*=", "")),
                "sh",
                "-c",
                "cd " + directory + " && eval \"$(printf '" + command + "')\"");
        assertThat(answer.exitCode()).as(answer.output()).isZero();
        assertThat(answer.output()).doesNotContain("Exception");
    }

    @Test
    void shouldRefuseAnOldJavaInOneSentence() throws Exception {
        Unpacked.Answer refusal =
                found(Map.of("JAVA_HOME", jdk("old", "11.0.22").toString()));
        assertThat(refusal.exitCode()).isEqualTo(2);
        assertThat(refusal.output().lines()).hasSize(1);
        assertThat(refusal.output()).contains("is version 11").contains("JDK 17 or newer");
    }

    @Test
    void shouldTakeTheJavaThatIsNamedFirst() throws Exception {
        Path named = jdk("named", "21.0.1");
        Path other = jdk("other", "25");
        assertThat(found(Map.of("WATTLADDER_JAVA", named.toString(), "JAVA_HOME", other.toString()))
                        .output())
                .isEqualTo(named + "/bin/java\n");
        assertThat(found(Map.of("JAVA_HOME", other.toString(), "PATH", named + "/bin:/usr/bin:/bin"))
                        .output())
                .isEqualTo(other + "/bin/java\n");
        assertThat(found(Map.of("PATH", named + "/bin:/usr/bin:/bin")).output()).isEqualTo(named + "/bin/java\n");
    }

    @Test
    void shouldPassOverAnOldJavaOnThePath() throws Exception {
        Path sdkman = directory.resolve("person/.sdkman/candidates/java");
        Files.createDirectories(sdkman);
        Path newest = jdk("person/.sdkman/candidates/java/next", "99-ea");
        jdk("person/.sdkman/candidates/java/later", "17.0.15");
        assertThat(found(Map.of(
                                "PATH",
                                jdk("aged", "1.8.0_402") + "/bin:/usr/bin:/bin",
                                "HOME",
                                directory.resolve("person").toString()))
                        .output())
                .isEqualTo(newest + "/bin/java\n");
    }
}
