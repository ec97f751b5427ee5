package org.wattladder.reporter.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.samples.SampleRows;
import org.wattladder.reporter.view.chart.Picture;

/** Runs of one plan, one of which drew fewer watts. */
class AlignedPictureTest {
    private static final RunFigures RUN = RunFigures.of(SampleRuns.full());

    @TempDir
    private Path folder;

    private Timeline measured(String name, double watts) throws IOException {
        Path directory = Files.createDirectories(folder.resolve(name));
        SampleRows rows = new SampleRows();
        Timeline.of(RUN, List.of(), RecordedSamples.NONE)
                .intervals()
                .forEach(interval -> rows.eachSecond(interval, second -> watts));
        rows.into(directory);
        return Timeline.of(RUN, List.of(), RecordedSamples.of(directory));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldDrawEachRunOverTheIntervalsThatAllHave(Language language) throws IOException {
        Map<String, Timeline> runs = new LinkedHashMap<>();
        runs.put("old", measured("old", 200));
        runs.put("new", measured("new", 150));
        AlignedPicture aligned = new AlignedPicture(runs);

        Picture picture = aligned.picture("p");
        String svg = picture.drawing().apply(Words.in(language));

        int intervals = runs.get("old").intervals().size();
        assertThat(aligned.isDrawn()).isTrue();
        assertThat(svg.split("class=\"band", -1)).hasSize(1 + intervals);
        assertThat(svg)
                .contains("class=\"curve first\"", "class=\"curve second\"")
                .doesNotContain("curve third");
        assertThat(picture.keys())
                .extracting(key -> key.meaning())
                .allMatch(Message.class::isInstance)
                .hasSize(2);
    }

    @Test
    void shouldDrawNothingOfRunsWithoutSamples() {
        Timeline empty = Timeline.of(RUN, List.of(), RecordedSamples.NONE);

        assertThat(new AlignedPicture(Map.of("old", empty)).isDrawn()).isFalse();
    }
}
