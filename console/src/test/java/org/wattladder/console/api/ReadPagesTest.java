package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every page for people does alike. */
class ReadPagesTest {
    private static final Pattern MARKED = Pattern.compile("<time datetime=\"[^\"]+\"[^>]*>[^<]*</time>");
    private static final Pattern FOR_MACHINES = Pattern.compile("(?s)<(figure|pre|script).*?</\\1>|<[^>]*>");

    @TempDir
    private Path folder;

    private ApiOnTrial trial;

    @BeforeEach
    void start() throws IOException {
        trial = new ApiOnTrial(folder);
    }

    @AfterEach
    void stop() throws IOException {
        trial.close();
    }

    private String page(String path) throws Exception {
        return trial.answer("GET", path, "", true).body();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/new?suite=rating",
                "/runs",
                "/hosts",
                "/meters",
                "/compare?run=whole",
                "/runs/on",
                "/runs/whole",
                "/runs/whole?tab=files",
                "/runs/whole?tab=journal"
            })
    void shouldMarkEachMomentForTheZoneOfItsReader(String path) throws Exception {
        String read =
                FOR_MACHINES.matcher(MARKED.matcher(page(path)).replaceAll("")).replaceAll(" ");

        assertThat(read).contains("Wattladder").doesNotContainPattern("\\d\\dT\\d\\d:\\d\\d");
    }

    @Test
    void shouldMarkSecondsWhereMomentsLieClose() throws Exception {
        assertThat(page("/runs/whole?tab=journal")).containsPattern("<time datetime=\"[^\"]+\" data-seconds");
        assertThat(page("/runs")).contains("<time datetime=").doesNotContain("data-seconds");
    }

    @Test
    void shouldShowNamesOfSettingsInARuleAsCode() throws Exception {
        assertThat(page("/findings/weak-evidence"))
                .contains("tier <code>estimated</code> or")
                .doesNotContain("`");
    }
}
