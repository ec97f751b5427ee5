package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages as a browser without script sees them: a new run, and runs that were started or stopped in another window or by a program. */
class StartPagesTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String REFUSED = "The last start of rating was refused (<time datetime=\"20";
    private static final String CHECK = "formaction=\"/new/check\"";
    private static final String SMALL =
            "{\"suite\": \"rating\", \"quick\": true, \"only\": [\"idle\"], \"meters\": [\"none\"]";

    @AutoClose
    private final ApiOnTrial trial;

    private final Path folder;

    StartPagesTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        trial = new ApiOnTrial(folder);
    }

    @Test
    void shouldSayWhyTheLastStartWasRefusedUntilTheNext() throws Exception {
        assertThat(trial.page("/new")).doesNotContain(REFUSED);

        assertThat(trial.answer("POST", "/api/v1/runs", SMALL + ", \"seed\": \"7\"}", true)
                        .statusCode())
                .isEqualTo(409);
        assertThat(trial.page("/new")).contains(REFUSED, "</time>): it will not");
        assertThat(trial.page("/new?from=whole")).contains("</time>): it will not");
        assertThat(trial.page("/new")).contains("</time>): it will not");

        assertThat(trial.answer("POST", "/api/v1/runs", SMALL + "}", true).statusCode())
                .isEqualTo(201);
        assertThat(trial.page("/new")).doesNotContain(REFUSED, "it will not");
    }

    @Test
    void shouldSayItOnceWhereItIsTheAnswer() throws Exception {
        String answer = trial.answer("POST", "/runs?suite=rating&quick=yes&only=idle&meters=none&seed=7", "{}", true)
                .body();

        assertThat(answer).containsOnlyOnce("it will not").doesNotContain(REFUSED);
    }

    @Test
    void shouldSayWhatACommandSaidThoughItsAnswerWasLost() throws Exception {
        Files.writeString(folder.resolve("bin/wattladder"), """
                #!/bin/sh
                echo 'waiting for the meter at 192.0.2.7' >&2
                while [ ! -e %1$s/go ]; do sleep 0.05; done
                echo 'no meter answers' >&2
                exit 3
                """.formatted(folder));
        try (Socket leaving = new Socket(
                InetAddress.getLoopbackAddress(),
                URI.create(trial.link().get(0)).getPort())) {
            leaving.getOutputStream().write(lonely().getBytes(StandardCharsets.UTF_8));
            leaving.getOutputStream().flush();
            await().atMost(LIMIT).until(() -> trial.page("/new").contains("waiting for the meter at 192.0.2.7"));
        }
        assertThat(trial.page("/new")).contains("Starting", "hx-get=\"/new\"").doesNotContain(REFUSED);

        Files.createFile(folder.resolve("go"));

        await().atMost(LIMIT).until(() -> trial.page("/new").contains("</time>): no meter answers"));
        assertThat(trial.page("/new"))
                .contains(REFUSED)
                .doesNotContain("waiting for the meter", "hx-get=\"/new\" hx-trigger=\"every");
    }

    private String lonely() {
        return "POST /runs?suite=rating&quick=yes&only=idle&meters=none HTTP/1.1\r\nHost: "
                + URI.create(trial.link().get(0)).getAuthority() + "\r\nAuthorization: Bearer "
                + trial.link().get(1) + "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
    }

    @Test
    void shouldSayOnTheFirstPageThatARunIsBeingStopped() throws Exception {
        assertThat(trial.page("/")).contains("data-run=\"on\"").doesNotContain("stopping");

        assertThat(trial.answer("POST", "/api/v1/runs/on:stop", "", true).statusCode())
                .isEqualTo(202);

        assertThat(trial.page("/")).contains("<strong>stopping");
    }

    @ParameterizedTest
    @CsvSource({"rating, only-flood, only-bandwidth-triad", "memory-bandwidth, only-bandwidth-triad, only-flood"})
    void shouldHaveTheWorkletsOfItsSuiteAndAButtonThatChecks(String suite, String its, String other) throws Exception {
        assertThat(trial.page("/new?suite=" + suite))
                .contains("id=\"" + its + "\"", "wattladder run " + suite, CHECK)
                .doesNotContain("id=\"" + other + "\"", "<button disabled");
    }

    @Test
    void shouldSayAMistakeOnceBesideItsFieldAndNotStart() throws Exception {
        assertThat(trial.page("/new?suite=rating&levels=100,x"))
                .containsOnlyOnce("is not a number")
                .containsOnlyOnce("id=\"why\"")
                .contains("<div id=\"levels-problem\"><p class=\"problem\">", "<button disabled", CHECK);
    }

    @Test
    void shouldOfferAQueueBeforeARunThatWouldDisturbAnother() throws Exception {
        assertThat(trial.page("/new?suite=rating")).contains("Run on uses this machine now.", "name=\"queue\"");
    }
}
