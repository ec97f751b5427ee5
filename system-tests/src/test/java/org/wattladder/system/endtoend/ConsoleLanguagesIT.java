package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Each screen of the console in the languages other than English, over a run that is on, one that ended, and damaged ones. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Order(2)
@Tag("full")
class ConsoleLanguagesIT {
    private static final Path ARCHIVED = Installation.HOME.resolve("chauffeur/src/test/resources/archive/run");
    private static final Pattern MESSAGE_ID =
            Pattern.compile("\\b(console|part|word|column|state|verdict)\\.[a-z-]+\\b");
    private static final List<String> SCREENS = List.of(
            "/",
            "/hosts",
            "/meters",
            "/new?suite=tiny&levels=100,x",
            "/new?from=ended",
            "/runs",
            "/runs/on",
            "/runs/on/stop",
            "/runs/ended",
            "/runs/ended?tab=files",
            "/runs/damaged",
            "/compare?run=ended&run=again",
            "/share");

    @TempDir
    private Path directory;

    @Test
    void shouldSayEachScreenInEachLanguage() throws Exception {
        Path results = directory.resolve("results");
        copy(results.resolve("ended"));
        copy(results.resolve("again"));
        copy(results.resolve("damaged"));
        Files.writeString(results.resolve("damaged/journal.jsonl"), "{\"sha256\":\"nothing\"}\n{}\n");
        for (String over : List.of("ended", "again")) {
            assertThat(Installation.start(directory, "report", "results/" + over)
                            .exitCode())
                    .isZero();
        }
        Launched on = Installation.runLong(directory, "--out", "results/on");
        ConsoleVisit visit = ConsoleVisit.start(directory);
        try {
            new RunFiles(results.resolve("on")).awaitIntervals(1);
            Map<String, String> english = new LinkedHashMap<>();
            for (String screen : SCREENS) {
                visit.open(screen);
                english.put(screen, visit.page().locator("main").innerText());
            }
            for (String language : List.of("de", "ja")) {
                look(visit, language, english);
            }
            assertThat(visit.complaints()).isEmpty();
        } finally {
            visit.close();
            on.process().destroyForcibly();
        }
    }

    private static void look(ConsoleVisit visit, String language, Map<String, String> english) {
        Page page = visit.page();
        visit.open("/");
        page.locator("form.language button[lang=" + language + "]").click();
        page.locator("html[lang=" + language + "]").waitFor();
        for (String screen : SCREENS) {
            visit.open(screen);
            String said = page.locator("main").innerText();
            assertThat(said).as(language + " " + screen).isNotEqualTo(english.get(screen));
            assertThat(MESSAGE_ID.matcher(said).results().map(each -> each.group()))
                    .as("words without a translation, " + language + " " + screen)
                    .isEmpty();
            visit.check(language + " " + screen);
        }
    }

    private static void copy(Path run) throws Exception {
        Files.createDirectories(run);
        for (String file : List.of("plan.yaml", "samples.csv", "journal.jsonl")) {
            Files.copy(ARCHIVED.resolve(file), run.resolve(file));
        }
    }
}
