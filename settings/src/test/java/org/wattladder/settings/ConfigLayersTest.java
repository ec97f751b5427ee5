package org.wattladder.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.settings.problem.Problems;

class ConfigLayersTest {
    @TempDir
    private Path folder;

    private Path file(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "");
    }

    private static List<Path> over(Map<String, String> environment) {
        return ConfigLayers.over(Path.of("/home/of/it/config"), name -> Optional.ofNullable(environment.get(name)))
                .folders();
    }

    @Test
    void shouldLayOneFileOverAnotherOfThatName() throws IOException {
        Path own = file("own/suites/rating.yaml");
        file("defaults/suites/rating.yaml");
        Path harness = file("defaults/suites/harness.yaml");
        file("own/suites/mine.yaml");
        ConfigFolder suites = new ConfigLayers(
                        List.of(folder.resolve("own"), folder.resolve("missing"), folder.resolve("defaults")))
                .folder("suites", "suite");
        Problems problems = new Problems();

        assertThat(suites.names()).containsExactly("harness", "mine", "rating");
        assertThat(suites.find("rating", "", problems)).contains(own);
        assertThat(suites.find("harness", "", problems)).contains(harness);
        assertThat(problems.found()).isEmpty();
    }

    @Test
    void shouldNameAllFoldersWhenThereIsNoSuchFile() throws IOException {
        file("defaults/suites/rating.yaml");
        Problems problems = new Problems();
        new ConfigLayers(List.of(folder.resolve("own"), folder.resolve("defaults")))
                .folder("suites", "suite")
                .find("ratin", "SUITE", problems);
        assertThat(problems.found().toString())
                .contains("own/suites or " + folder.resolve("defaults/suites"))
                .contains("did you mean \"rating\"");
    }

    @Test
    void shouldTakeThePersonBeforeTheSiteBeforeTheDefaults() {
        Path site = Path.of("/etc/wattladder");
        Path defaults = Path.of("/home/of/it/config");
        assertThat(over(Map.of())).containsExactly(site, defaults);
        assertThat(over(Map.of("HOME", "/home/ann")))
                .containsExactly(Path.of("/home/ann/.config/wattladder"), site, defaults);
        assertThat(over(Map.of("HOME", "/home/ann", "XDG_CONFIG_HOME", "/srv/ann")))
                .containsExactly(Path.of("/srv/ann/wattladder"), site, defaults);
        assertThat(over(Map.of("XDG_CONFIG_HOME", "not/absolute"))).containsExactly(site, defaults);
    }
}
