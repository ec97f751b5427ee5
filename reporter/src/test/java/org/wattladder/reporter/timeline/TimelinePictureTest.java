package org.wattladder.reporter.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.samples.SampleRows;
import org.xml.sax.InputSource;

/** A made-up run with a sample every second of each recording. */
class TimelinePictureTest {
    private static final RunFigures RUN = RunFigures.of(SampleRuns.full());

    @TempDir
    private Path directory;

    private Timeline timeline;

    @BeforeEach
    void measure() throws IOException {
        SampleRows rows = new SampleRows();
        Timeline empty = Timeline.of(RUN, List.of(), RecordedSamples.NONE);
        assertThat(empty.isDrawn()).isFalse();
        empty.intervals().forEach(interval -> rows.eachSecond(interval, second -> 150 + second % 3));
        rows.into(directory);
        TimedInterval last = empty.intervals().get(empty.intervals().size() - 1);
        timeline = Timeline.of(
                RUN,
                List.of(
                        new Finding("x", Severity.WARNING, last.place(), Message.of("place.run")),
                        new Finding("y", Severity.NOTE, last.place(), Message.of("place.run")),
                        new Finding("z", Severity.INVALID, Message.of("place.run"), Message.of("place.run"))),
                RecordedSamples.of(directory));
    }

    private Document draw(TimeScale time, Language language) throws Exception {
        String svg = new TimelinePicture(timeline, time).picture("p").drawing().apply(Words.in(language));
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> all(Document picture, String name, String style) {
        List<Element> found = new ArrayList<>();
        NodeList elements = picture.getElementsByTagName(name);
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            if (element.getAttribute("class").contains(style)) {
                found.add(element);
            }
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldDrawEveryIntervalAsABand(Language language) throws Exception {
        Document picture = draw(timeline.whole(), language);

        assertThat(all(picture, "rect", "band")).hasSameSizeAs(timeline.intervals());
        assertThat(all(picture, "rect", "band").get(0).getTextContent()).isNotBlank();
        assertThat(all(picture, "path", "curve first").get(0).getAttribute("d")).startsWith("M");
        assertThat(all(picture, "path", "curve achieved")).hasSize(1);
        assertThat(all(picture, "path", "curve p99")).hasSize(1);
    }

    @Test
    void shouldMarkWhatWasFoundInAnInterval() throws Exception {
        List<Element> marks = all(draw(timeline.whole(), Language.ENGLISH), "text", "found");

        assertThat(marks).hasSize(1);
        assertThat(marks.get(0).getAttribute("class")).contains("warning");
    }

    @Test
    void shouldShowAPartAlone() throws Exception {
        TimedInterval second = timeline.intervals().get(1);
        TimeScale part = timeline.part(
                second.startedAt().toEpochMilli(), second.endedAt().toEpochMilli());

        Document picture = draw(part, Language.ENGLISH);

        assertThat(all(picture, "rect", "band")).hasSize(1);
        assertThat(picture.getElementsByTagName("desc").item(0).getTextContent())
                .contains("150.0 to 152.0 W");
    }

    @Test
    void shouldKeepPartsWithinTheRun() {
        TimeScale whole = timeline.whole();

        assertThat(timeline.part(0, Long.MAX_VALUE / 4)).isEqualTo(whole);
        assertThat(timeline.part(whole.toMillis() + 5, whole.toMillis() + 6).millis())
                .isEqualTo(1000);
        assertThat(timeline.part(whole.fromMillis() + 50, whole.fromMillis()).millis())
                .isEqualTo(1000);
    }
}
