package org.wattladder.chauffeur.config.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentText;
import org.wattladder.model.environment.EnvironmentValue;

class EnvironmentFileTest {
    private static final EnvironmentValue FOUND = new EnvironmentValue.Discovered("Acme \"A\" \\ B: #1");

    @TempDir
    private Path directory;

    private Environment read(String text) throws IOException, ConfigProblems {
        Path file = directory.resolve("environment.yaml");
        Files.writeString(file, text);
        return EnvironmentFile.read(file, List.of("sut"));
    }

    @Test
    void shouldReadWhatItWrote() throws Exception {
        Environment written = Environment.join(
                Environment.unasked(), Map.of("sut", List.of(EnvironmentFact.of(EnvironmentKey.VENDOR, FOUND, FOUND))));
        Environment read = read(EnvironmentText.write(written));
        Environment again =
                Environment.join(read, Map.of("sut", List.of(EnvironmentFact.of(EnvironmentKey.VENDOR, FOUND, FOUND))));
        assertThat(again).isEqualTo(written);
    }

    @Test
    void shouldWriteOneLineForEachFact() {
        String text = EnvironmentText.write(Environment.join(Environment.unasked(), Map.of("sut", List.of())));
        assertThat(text.lines().filter(line -> line.contains(": {"))).hasSize(EnvironmentKey.values().length);
        assertThat(text)
                .contains("  sponsor: {absent: \"not declared\"}  # who has the test made; needed in a full rating");
    }

    @Test
    void shouldKeepWhatTheUserDeclared() throws Exception {
        Environment read = read("hosts:\n  sut:\n    hardware:\n      sockets: {declared: 2}\n");
        Environment joined = Environment.join(
                read,
                Map.of(
                        "sut",
                        List.of(EnvironmentFact.of(
                                EnvironmentKey.SOCKETS,
                                new EnvironmentValue.Discovered("1"),
                                new EnvironmentValue.Discovered("1")))));
        EnvironmentFact sockets = joined.hosts().get(0).facts().stream()
                .filter(fact -> fact.name().equals("sockets"))
                .findFirst()
                .orElseThrow();
        assertThat(sockets.value()).isEqualTo(new EnvironmentValue.Declared("2"));
        assertThat(sockets.contradicted()).isTrue();
        assertThat(EnvironmentText.write(joined)).contains("sockets: {declared: \"2\"}  # the machine says \"1\"");
    }

    @Test
    void shouldNameLineAndNearestNameOfAFactThatDoesNotExist() {
        assertThatThrownBy(() -> read("tester:\n  sponser: {declared: x}\n"))
                .isInstanceOf(ConfigProblems.class)
                .hasMessageContaining("environment.yaml:2:3: ")
                .hasMessageContaining("did you mean \"sponsor\"?");
    }

    @Test
    void shouldNameEveryProblemAtOnce() {
        assertThatThrownBy(() -> read(
                        "mains:\n  volts: {declared: 230, absent: x}\n  hertz: {}\n  phases: 3\nhosts: {stu: {}}\n"))
                .hasMessageContaining(
                        "environment.yaml:2:3: volts must have one of discovered, declared and absent, not 2")
                .hasMessageContaining("environment.yaml:3:3: hertz must have one of")
                .hasMessageContaining("environment.yaml:4:11: mains.phases must be settings")
                .hasMessageContaining("\"stu\" is no host of this run; did you mean \"sut\"?");
    }
}
