package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What the console calls now is a reading of now: a page that just came has none, and no average of before stands in its place. */
@Tag("full")
@Isolated("its moments are compared with those of the meter")
class ConsoleWattsIT {
    private static final int MOMENTS = 20;
    private static final int SEED = 20;
    private static final int LEAST_MILLIS = 200;
    private static final int SPAN_MILLIS = 2500;
    /** A sample is a second old when the next one comes, waits a second for the Chauffeur to ask, and one for the page. */
    private static final int NEWEST = 3;

    private static final long MOST_ON_THE_WAY_MILLIS = 2500;
    private static final long ROUNDED_MILLIS = 1000;
    /** Watts are shown with four digits. */
    private static final double HUNDRED = 99.995;

    /** Left of interval and of run, elapsed, and the age of watts and of temperature. */
    private static final Pattern TIMES =
            Pattern.compile("data-(?:left=\"[0-9]+\"|elapsed=\"[0-9]+\"|now=\"age\")[^>]*>([^<]*)<");

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
        String source = visit.source(path);
        assertThat(source).as("without script").contains(">100.0 W scripted<", ">22.5 °C<");
        assertThat(TIMES.matcher(source).results().map(time -> time.group(1)))
                .as("times, before the script counts them")
                .hasSize(5)
                .allMatch(time -> time.matches("[0-9]{1,2}(:[0-9]{2}){1,2}"));
    }

    /**
     * What a page showed at a moment.
     *
     * @param atMillis since 1970
     * @param watts as it said
     * @param ageSeconds as it said
     */
    private record Shown(long atMillis, String watts, int ageSeconds) {
        static Optional<Shown> on(Page page) {
            List<?> said =
                    (List<?>) page.evaluate("() => { const cell = document.querySelector('[data-reading=watts]');"
                            + " return cell && cell.dataset.read ? [Date.now(),"
                            + " cell.querySelector('[data-now=watts]').textContent,"
                            + " cell.querySelector('[data-now=age]').textContent].map(String) : []; }");
            if (said.isEmpty()) {
                return Optional.empty();
            }
            String[] age = said.get(2).toString().split(":", -1);
            return Optional.of(new Shown(
                    Math.round(Double.parseDouble(said.get(0).toString())),
                    said.get(1).toString(),
                    60 * Integer.parseInt(age[0]) + Integer.parseInt(age[1])));
        }

        /** Whether this sample is the one that it shows, and as old as it says. */
        boolean isOf(Logged sample) {
            long ageMillis = atMillis - sample.atMillis();
            return watts.equals(String.format(
                            Locale.ROOT,
                            sample.watts() < HUNDRED ? "%.2f W scripted" : "%.1f W scripted",
                            sample.watts()))
                    && ageMillis >= 1000L * ageSeconds - ROUNDED_MILLIS
                    && ageMillis <= 1000L * ageSeconds + ROUNDED_MILLIS + MOST_ON_THE_WAY_MILLIS;
        }
    }

    /** A sample in the log of the meter. */
    private record Logged(long atMillis, double watts) {
        static Logged of(String line) {
            String[] cells = line.split(",", -1);
            return new Logged(
                    LocalDateTime.parse(cells[1], DateTimeFormatter.ofPattern("MM-dd-yyyy HH:mm:ss.SSS"))
                            .atZone(ZoneId.systemDefault())
                            .toInstant()
                            .toEpochMilli(),
                    Double.parseDouble(cells[3]));
        }
    }

    @Test
    void shouldShowTheNewestSampleOfTheMeterAtTwentyMoments() throws Exception {
        Files.writeString(directory.resolve("long.yaml"), ConsoleMeterStatesIT.SUITE);
        Files.writeString(
                directory.resolve("load.yaml"), "load: {base-watts: 50, span-watts: 100}\nnoise-watts: 5\nseed: 1\n");
        LocalDirector director = LocalDirector.at("127.0.0.2:0", directory);
        Launched meter = Installation.start(
                directory,
                "meter",
                "--source=scripted",
                "--option=scenario=load.yaml",
                "--port=0",
                "-l",
                "meter.log",
                "--end-with-input");
        await().atMost(ConsoleVisit.RUN_LIMIT).until(() -> meter.output().contains("listening on "));
        List<Shown> shown = new ArrayList<>();
        try (ConsoleVisit visit = ConsoleVisit.start(directory)) {
            Launched run = Installation.start(
                    directory,
                    "run",
                    "./long.yaml",
                    "--host",
                    director.address(),
                    "--meter",
                    meter.output().strip().replaceFirst("listening on ", ""),
                    "--out",
                    "results/coupled");
            await().atMost(ConsoleVisit.RUN_LIMIT)
                    .until(() -> Files.exists(directory.resolve("results/coupled/live.sock")));
            visit.open("/runs/coupled");
            Random moments = new Random(SEED);
            while (shown.size() < MOMENTS) {
                Duration wait = Duration.ofMillis(LEAST_MILLIS + moments.nextInt(SPAN_MILLIS));
                await().pollDelay(wait)
                        .atMost(ConsoleVisit.RUN_LIMIT)
                        .until(() -> Shown.on(visit.page()).isPresent());
                Shown.on(visit.page()).ifPresent(shown::add);
            }
            run.process().destroy();
            run.exitCode();
        } finally {
            director.end();
            meter.process().getOutputStream().close();
            meter.exitCode();
        }
        List<Logged> logged;
        try (Stream<String> lines = Files.lines(directory.resolve("meter.log"))) {
            logged = lines.filter(line -> line.startsWith("Time,"))
                    .map(Logged::of)
                    .toList();
        }
        assertThat(shown.stream().map(Shown::watts).distinct())
                .as("load and noise are never quite the same")
                .hasSizeGreaterThan(MOMENTS / 2);
        for (Shown each : shown) {
            List<Logged> until = logged.stream()
                    .filter(sample -> sample.atMillis() <= each.atMillis())
                    .toList();
            assertThat(until.subList(Math.max(0, until.size() - NEWEST), until.size()))
                    .as("%s: the newest samples of the meter", each)
                    .anyMatch(each::isOf);
        }
    }
}
