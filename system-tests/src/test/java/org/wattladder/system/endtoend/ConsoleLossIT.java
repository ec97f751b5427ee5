package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.reporter.Reporter;

/**
 * Whoever looks at a run may go: a console that is killed, a browser that sleeps. The same plan runs with both and gives the
 * same.
 */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Order(1)
@Tag("full")
class ConsoleLossIT {
    /** Seconds that the browser sleeps; {@code -Dwattladder.sleep=600} tries it with a longer run. */
    private static final int SLEEP_SECONDS = Integer.getInteger("wattladder.sleep", 20);

    /** So many take longer than a console or a page needs to come up on a busy machine. */
    private static final int LEAST_LEVELS = 12;

    private static final Duration PATIENCE = Duration.ofMinutes(2).plusSeconds(3L * SLEEP_SECONDS);

    /** Rules that look at measured figures, which no two runs of seconds have in common. */
    private static final Set<String> OF_NOISE = Set.of(
            "target-load",
            "calibration-spread",
            "start-skew",
            "cpu-contention",
            "background-load",
            "stolen-time",
            "client-imbalance",
            "quota-throttling",
            "thermal-throttling",
            "memory-pressure",
            "swap-activity",
            "power-jump",
            "power-not-falling",
            "window-length",
            "stuck-meter",
            "watts-contradict",
            "watts-unlikely",
            "meter-coverage",
            "meter-gap",
            "clock-offset",
            "clock-drift",
            "clock-residual");

    @TempDir
    private Path directory;

    private final HttpClient program = HttpClient.newHttpClient();
    private Path config;
    private Launched console;
    private String home;
    private String token;

    @BeforeEach
    void describeTheRun() throws Exception {
        config = Files.createDirectories(directory.resolve("config"));
        Files.createDirectories(config.resolve("suites"));
        Files.writeString(directory.resolve("load.yaml"), "load: {base-watts: 50, span-watts: 100}\nseed: 1\n");
        String levels = String.join(
                ", ",
                IntStream.rangeClosed(1, Math.min(99, LEAST_LEVELS + SLEEP_SECONDS / 5))
                        .mapToObj(level -> String.format(Locale.ROOT, "%.2f", 100.0 / level))
                        .toList());
        Files.writeString(config.resolve("suites/asleep.yaml"), """
                title: A ladder while others sleep
                seed: 7
                retry: {retries: 0}
                defaults:
                  clients: {per: host, users: 1}
                  ladder:
                    warm-up: 1s
                    calibration: {intervals: 1, use: mean, pre: 0s, recording: 1s, post: 0s}
                    levels: [%s]
                    level: {pause: 0s, pre: 2s, recording: 1s, post: 0s}
                  idle: {pause: 0s, pre: 0s, recording: 1s, post: 0s}
                worklets:
                  lu: {parameters: {matrix-order: 60}}
                  idle:
                """.formatted(levels));
        startConsole();
    }

    private void startConsole() throws Exception {
        console = Installation.start(directory, "console", "--port", "0", "--config", config.toString());
        await().atMost(Duration.ofMinutes(1)).until(() -> console.output().contains("token="));
        home = console.output().strip().replaceFirst("/\\?.*", "");
        token = console.output().strip().replaceFirst(".*token=", "");
    }

    @AfterEach
    void endTheConsole() {
        console.process().destroyForcibly();
    }

    private String answer(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = program.send(
                request.header("Authorization", "Bearer " + token).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
        return answer.body();
    }

    private RunFiles start() throws Exception {
        String body = "{\"suite\": \"asleep\", \"seed\": \"7\", \"meters\": [\"scripted:scenario="
                + directory.resolve("load.yaml") + "\"]}";
        String started = answer(HttpRequest.newBuilder(URI.create(home + "/api/v1/runs"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
        return new RunFiles(Path.of(started.replaceFirst("(?s).*\"directory\":\"([^\"]*)\".*", "$1")));
    }

    private String state(RunFiles run) throws Exception {
        return answer(HttpRequest.newBuilder(
                        URI.create(home + "/api/v1/runs/" + run.directory().getFileName())))
                .replaceFirst("(?s).*\"state\":\"([^\"]*)\".*", "$1");
    }

    private void awaitEnd(RunFiles run) {
        await().atMost(PATIENCE)
                .pollInterval(Duration.ofSeconds(1))
                .until(() -> !state(run).equals("running"));
    }

    @Test
    void shouldGiveTheSameRunWhoeverIsLost() throws Exception {
        RunFiles beside;
        try (PausedBrowser browser = new PausedBrowser()) {
            beside = start();
            watchAsleep(browser, beside);
        }

        RunFiles alone = start();
        alone.awaitIntervals(2);
        console.process().destroyForcibly().waitFor();
        startConsole();
        assertThat(state(alone)).isEqualTo("running");
        awaitEnd(alone);

        assertThat(alone.directory().resolve("plan.yaml"))
                .hasSameTextualContentAs(beside.directory().resolve("plan.yaml"));
        assertThat(intervals(alone)).isEqualTo(intervals(beside)).hasSizeGreaterThan(6);
        assertThat(findings(alone)).isEqualTo(findings(beside));
        for (RunFiles run : List.of(beside, alone)) {
            Launched verify =
                    Installation.start(directory, "verify", run.directory().toString());
            assertThat(verify.exitCode()).as(verify.output()).isZero();
        }
    }

    /** The page is open when the browser falls asleep, and right by itself when it wakes. */
    private void watchAsleep(PausedBrowser browser, RunFiles run) throws Exception {
        browser.page().navigate(home + "/?token=" + token);
        browser.page().waitForURL(home + "/");
        browser.noteEvents();
        browser.page().navigate(home + "/runs/" + run.directory().getFileName());
        assertThat(browser.page().locator("#live .state").first().textContent()).isEqualTo("running");
        long shown = lines(run);
        browser.pause();
        try {
            await().pollDelay(Duration.ofSeconds(SLEEP_SECONDS))
                    .atMost(PATIENCE)
                    .until(() -> lines(run) > shown);
        } finally {
            browser.goOn();
        }
        browser.page().locator("#regained").getByText("It was not from").waitFor();
        awaitEnd(run);
        await().atMost(Duration.ofSeconds(20))
                .until(() -> !browser.page()
                        .locator("#live .state")
                        .first()
                        .textContent()
                        .equals("running"));
        await().atMost(Duration.ofSeconds(20))
                .until(() -> !browser.page().locator("#lost").isVisible());
        assertThat(browser.page().locator("main").textContent()).contains("active idle");
        List<Integer> heard = browser.heardLines();
        assertThat(heard.get(0)).isLessThanOrEqualTo((int) shown + 1);
        assertThat(heard)
                .isEqualTo(IntStream.rangeClosed(heard.get(0), (int) lines(run))
                        .boxed()
                        .toList());
    }

    private static long lines(RunFiles run) throws IOException {
        return Files.readString(run.directory().resolve("journal.jsonl"))
                .lines()
                .count();
    }

    private static List<IntervalPlan> intervals(RunFiles run) throws Exception {
        return run.result().worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .map(interval -> interval.plan())
                .toList();
    }

    private static List<String> findings(RunFiles run) throws Exception {
        return Reporter.report(run.result()).findings().stream()
                .filter(finding -> !OF_NOISE.contains(finding.id()))
                .map(finding -> finding.id() + " " + finding.severity() + " " + finding.place())
                .sorted()
                .toList();
    }
}
