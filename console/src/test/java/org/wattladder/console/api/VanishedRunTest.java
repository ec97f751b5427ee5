package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VanishedRunTest {
    private static final String ASKED =
            "{\"suite\": \"rating\", \"quick\": true, \"only\": [\"idle\"], \"meters\": [\"none\"]}";

    @TempDir
    private Path folder;

    @Test
    void shouldStartNothingBesideARunWhoseFolderIsGone() throws Exception {
        try (ApiOnTrial trial = new ApiOnTrial(folder)) {
            trial.answer("GET", "/api/v1/hosts", "", true);
            Files.move(folder.resolve("results/on"), folder.resolve("elsewhere"));

            HttpResponse<String> refused = trial.answer("POST", "/api/v1/runs", ASKED, true);
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(refused.body())
                    .contains("is gone while its run goes on as process "
                            + trial.sleeping().pid());

            Files.move(folder.resolve("elsewhere"), folder.resolve("results/on"));
            assertThat(trial.answer("POST", "/api/v1/runs", ASKED, true).statusCode())
                    .isEqualTo(201);
        }
    }
}
