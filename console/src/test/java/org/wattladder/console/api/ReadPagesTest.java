package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every page for people does alike. */
class ReadPagesTest {
    private static final Pattern MARKED = Pattern.compile("<time datetime=\"[^\"]+\"[^>]*>[^<]*</time>");
    private static final Pattern FOR_MACHINES = Pattern.compile("(?s)<(figure|pre|script).*?</\\1>|<[^>]*>");

    @AutoClose
    private final ApiOnTrial trial;

    ReadPagesTest(@TempDir Path folder) throws IOException {
        trial = new ApiOnTrial(folder);
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
        String read = FOR_MACHINES
                .matcher(MARKED.matcher(trial.page(path)).replaceAll(""))
                .replaceAll(" ");

        assertThat(read).contains("Wattladder").doesNotContainPattern("\\d\\dT\\d\\d:\\d\\d");
    }

    @Test
    void shouldMarkSecondsWhereMomentsLieClose() throws Exception {
        assertThat(trial.page("/runs/whole?tab=journal")).containsPattern("<time datetime=\"[^\"]+\" data-seconds");
        assertThat(trial.page("/runs")).contains("<time datetime=").doesNotContain("data-seconds");
    }

    @Test
    void shouldShowNamesOfSettingsInARuleAsCode() throws Exception {
        assertThat(trial.page("/findings/weak-evidence"))
                .contains("tier <code>estimated</code> or")
                .doesNotContain("`");
    }
}
