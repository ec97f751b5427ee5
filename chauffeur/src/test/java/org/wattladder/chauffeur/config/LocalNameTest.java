package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalNameTest {
    @Test
    void shouldTakeTheFirstNameThereIs(@TempDir Path folder) throws Exception {
        Path empty = Files.writeString(folder.resolve("empty"), "\n");
        Path named = Files.writeString(folder.resolve("named"), "rack7\n");
        assertThat(LocalName.read(List.of(folder.resolve("none"), empty, named)))
                .isEqualTo("rack7");
        assertThat(LocalName.read(List.of(empty))).isEqualTo("local");
    }
}
