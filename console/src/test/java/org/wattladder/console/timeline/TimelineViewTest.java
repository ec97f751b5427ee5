package org.wattladder.console.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.timeline.Timeline;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Five and a half hours at ten samples a second. */
class TimelineViewTest {
    private static final int SAMPLES = 198_000;
    private static final int SAMPLE_MILLIS = 100;
    private static final Instant START = Instant.parse("2026-11-22T10:00:00Z");
    private static final TimeRange WHOLE = new TimeRange(Optional.empty(), Optional.empty());

    @TempDir
    private static Path directory;

    private Timeline timeline;

    @BeforeEach
    void measure() throws IOException {
        Path file = directory.resolve(RecordedSamples.FILE);
        if (!Files.exists(file)) {
            write(file);
        }
        timeline = new Timeline(START, List.of(), List.of(), RecordedSamples.of(directory));
    }

    private static void write(Path file) throws IOException {
        try (BufferedWriter rows = Files.newBufferedWriter(file)) {
            rows.write("meter,quantity,tier,mark,taken_at,stamped_at,value,error,channel\n");
            for (int i = 0; i < SAMPLES; i++) {
                Instant moment = START.plusMillis((long) i * SAMPLE_MILLIS);
                String watts = i == 100_000 ? "999" : Integer.toString(200 + i % 97);
                rows.write("wall,power,analyzer,a," + moment + "," + moment + "," + watts + ",,0\n");
            }
        }
    }

    private TimelineView view(TimeRange range) {
        return TimelineView.of(timeline, range, "/runs/x", Words.in(Language.ENGLISH))
                .orElseThrow();
    }

    private static JsonNode values(TimelineView view) {
        return JsonMapper.shared().readTree(view.values());
    }

    @Test
    void shouldStaySmallAndKeepTheHighestSample() {
        TimelineView view = view(WHOLE);

        assertThat(view.drawing().length() + view.values().length()).isLessThan(150_000);
        JsonNode high = values(view).get("devices").get(0).get("high");
        assertThat(high.size()).isEqualTo(600);
        assertThat(high.values().stream().mapToDouble(JsonNode::doubleValue).max())
                .hasValue(999);
    }

    @Test
    void shouldLeadToPartsAndBack() {
        assertThat(view(WHOLE).moves()).extracting(TimelineView.Move::key).containsExactly("in");
        assertThat(view(WHOLE).moves().get(0).address()).startsWith("/runs/x?from=4949.975&to=");

        TimelineView part = view(new TimeRange(Optional.of(60_000L), Optional.of(120_000L)));

        assertThat(part.moves())
                .extracting(TimelineView.Move::key)
                .containsExactly("in", "out", "all", "earlier", "later");
        assertThat(values(part).get("fromMillis").longValue()).isEqualTo(60_000);
        assertThat(values(part).get("devices").get(0).get("low").get(0).doubleValue())
                .isEqualTo(218);
    }

    @Test
    void shouldShowNothingWithoutSamples() {
        Timeline unmetered = new Timeline(START, List.of(), List.of(), RecordedSamples.NONE);

        assertThat(TimelineView.of(unmetered, WHOLE, "/runs/x", Words.in(Language.ENGLISH)))
                .isEmpty();
    }
}
