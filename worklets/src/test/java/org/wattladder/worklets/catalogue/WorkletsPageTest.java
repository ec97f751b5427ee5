package org.wattladder.worklets.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WorkletCatalogue;

class WorkletsPageTest {
    private static final Path PAGE = Path.of("..", "docs", "worklets.md");

    @Test
    void shouldSayWhatTheCatalogueSays() throws Exception {
        String text = WorkletsPage.of(WorkletCatalogue.load().worklets());
        if (Boolean.getBoolean("wattladder.update")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, text);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/worklets.md is stale: run this test with -Dwattladder.update=true")
                .isEqualTo(text);
    }
}
