package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of a new run as a browser without script sees it. */
class NewRunPageTest {
    private static final String CHECK = "formaction=\"/new/check\"";

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
    @CsvSource({"rating, only-flood, only-bandwidth-triad", "memory-bandwidth, only-bandwidth-triad, only-flood"})
    void shouldHaveTheWorkletsOfItsSuiteAndAButtonThatChecks(String suite, String its, String other) throws Exception {
        assertThat(page("/new?suite=" + suite))
                .contains("id=\"" + its + "\"", "wattladder run " + suite, CHECK)
                .doesNotContain("id=\"" + other + "\"", "<button disabled");
    }

    @Test
    void shouldSayAMistakeOnceBesideItsFieldAndNotStart() throws Exception {
        assertThat(page("/new?suite=rating&levels=100,x"))
                .containsOnlyOnce("is not a number")
                .containsOnlyOnce("id=\"why\"")
                .contains("<div id=\"levels-problem\"><p class=\"problem\">", "<button disabled", CHECK);
    }

    @Test
    void shouldOfferAQueueBeforeARunThatWouldDisturbAnother() throws Exception {
        assertThat(page("/new?suite=rating")).contains("Run on uses this machine now.", "name=\"queue\"");
    }
}
