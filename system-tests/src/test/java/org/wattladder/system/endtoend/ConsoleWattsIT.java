package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the console calls now is a reading of now: a page that just came has none, and no average of before stands in its place. */
@Tag("full")
class ConsoleWattsIT {
    @TempDir
    private Path directory;

    @Test
    void shouldShowTheNewestReadingWithItsAgeAndTheIntervalBeforeByItsName() throws Exception {
        Files.writeString(directory.resolve("long.yaml"), ConsoleMeterStatesIT.SUITE);
        try (ConsoleVisit visit = ConsoleVisit.start(directory)) {
            Launched run = Installation.start(
                    directory,
                    "run",
                    "./long.yaml",
                    "--meter",
                    "scripted:watts=100",
                    "--sensor",
                    "scripted:celsius=22.5",
                    "--out",
                    "results/long");
            await().atMost(ConsoleVisit.RUN_LIMIT)
                    .until(() -> visit.source("/runs/long").contains("<dt>Last interval, average</dt>"));
            assertThat(visit.source("/runs/long"))
                    .containsPattern("<dt>Watts now</dt><dd[^>]*><span[^>]*>no reading yet</span>");
            shouldShowReadings(visit, "/runs/long");
            shouldShowReadings(visit, "/");
            assertThat(visit.complaints()).isEmpty();
            run.process().destroy();
            run.process().waitFor();
        }
    }

    private static void shouldShowReadings(ConsoleVisit visit, String path) {
        visit.open(path);
        Page page = visit.page();
        Locator watts = page.locator("[data-reading='watts']");
        await().atMost(ConsoleVisit.RUN_LIMIT)
                .until(() -> watts.locator("[data-now='watts']").textContent().equals("100.0 W scripted"));
        assertThat(watts.locator("[data-now='age']").textContent()).matches("0:[0-9]{2}");
        assertThat(page.locator("[data-reading='celsius'] [data-now='celsius']").textContent())
                .isEqualTo("22.5 °C");
        page.evaluate(
                "() => { document.getElementById('live').dataset.old = 'yes'; htmx.trigger('#live', 'refresh'); }");
        await().atMost(ConsoleVisit.RUN_LIMIT)
                .until(() -> page.locator("#live[data-old]").count() == 0);
        assertThat(watts.locator("[data-now='watts']").textContent()).isEqualTo("100.0 W scripted");
        visit.check("readings of now at " + path);
    }
}
