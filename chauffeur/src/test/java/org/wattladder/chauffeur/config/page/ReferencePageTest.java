package org.wattladder.chauffeur.config.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReferencePageTest {
    private static final Path PAGE = Path.of("../docs/configuration.md");

    @Test
    void shouldKeepTheReferencePageAsTheSettingsAreDeclared() throws IOException {
        if (Boolean.getBoolean("wattladder.update")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, ReferencePage.write());
        }
        assertThat(PAGE)
                .as("made by: mvn -pl chauffeur test -Dtest=ReferencePageTest -Dwattladder.update=true")
                .hasContent(ReferencePage.write());
    }
}
