package org.wattladder.worklets.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.client.ClientMain;

class RegistrationTest {
    private static final String SERVICES = "META-INF/services/org.wattladder.worklets.api.Worklet";

    @Test
    void shouldHaveALineForEveryWorkletAndNoOther() throws Exception {
        Path classes = Path.of(URI.create(ClientMain.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        List<String> found;
        try (Stream<Path> files = Files.walk(classes)) {
            found = files.filter(file -> file.toString().endsWith(".class"))
                    .map(file -> classes.relativize(file).toString())
                    .map(name -> name.substring(0, name.length() - ".class".length())
                            .replace('/', '.')
                            .replace('\\', '.'))
                    .filter(name -> !name.endsWith("-info"))
                    .filter(RegistrationTest::isWorklet)
                    .sorted()
                    .toList();
        }
        assertThat(found).isNotEmpty();
        assertThat(lines()).containsExactlyElementsOf(found);
    }

    @Test
    void shouldGiveEveryWorkletANameOfItsOwn() {
        assertThat(WorkletCatalogue.load().worklets().stream()
                        .map(worklet -> worklet.description().name()))
                .doesNotHaveDuplicates()
                .isNotEmpty()
                .allMatch(name -> name.matches("[a-z0-9]+(-[a-z0-9]+)*"));
    }

    @Test
    void shouldDescribeEveryWorkletInTheSameWordsAtEveryCall() {
        assertThat(WorkletCatalogue.load().digest())
                .isEqualTo(WorkletCatalogue.load().digest());
    }

    @Test
    void shouldNameParametersThatExistInEveryNeedOfStorage() {
        for (Worklet worklet : WorkletCatalogue.load().worklets()) {
            if (worklet.description().storage() instanceof StorageNeed.Files files) {
                assertThat(worklet.description().parameters().stream().map(Parameter::name))
                        .as(worklet.description().name())
                        .contains(files.filesPerUserParameter(), files.mebibytesPerFileParameter());
            }
        }
        assertThat(StorageNeed.files("files", "size").bytesPerUser(Map.of("files", 2L, "size", 1024L)::get))
                .isEqualTo(2L << 30);
    }

    private static boolean isWorklet(String name) {
        try {
            Class<?> type = Class.forName(name, false, RegistrationTest.class.getClassLoader());
            return Worklet.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static List<String> lines() {
        try (var stream = Worklet.class.getClassLoader().getResourceAsStream(SERVICES)) {
            return new String(stream.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
