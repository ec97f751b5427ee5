package org.wattladder.reporter.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.xml.sax.InputSource;

class LadderChartTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final Measurement NONE = Measurement.absent("absent.interval-not-measured");

    @Test
    void shouldBePlainSvgWithTitleAndDescription() throws Exception {
        Element svg = parse(LadderChart.draw(
                "ladder-1",
                new Name("lu <1> & more: performance per watt"),
                new Name("transactions/s per W"),
                List.of(
                        new LadderRung(new Name("100 %"), Measurement.of(5.6), Measurement.of(126.9), false),
                        new LadderRung(new Name("active idle"), NONE, Measurement.of(41.7), true)),
                new Name("overall ops/watt"),
                Measurement.of(4.1),
                ENGLISH));

        assertThat(text(svg, "title")).isEqualTo("lu <1> & more: performance per watt");
        assertThat(text(svg, "desc")).contains("100 %: 5.600 transactions/s per W, 126.9 W", "active idle: 41.70 W");
        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getAttribute("aria-labelledby")).isEqualTo("ladder-1-title ladder-1-desc");
    }

    @Test
    void shouldDrawABarAsLongAsItsFigureOnTheAxis() throws Exception {
        Element svg = parse(draw(
                new LadderRung(new Name("100 %"), Measurement.of(8), Measurement.of(80), false),
                new LadderRung(new Name("50 %"), Measurement.of(4), Measurement.of(60), false)));

        List<Double> widths = elements(svg, "rect", "bar").stream()
                .map(bar -> Double.parseDouble(bar.getAttribute("width")))
                .toList();
        assertThat(widths.get(0)).isEqualTo(2 * widths.get(1));
    }

    @Test
    void shouldBreakThePowerLineAtAHole() throws Exception {
        Element svg = parse(draw(
                rung("100 %", 120),
                rung("75 %", 110),
                new LadderRung(new Name("50 %"), NONE, NONE, false),
                rung("25 %", 70)));

        assertThat(elements(svg, "polyline", "power")).hasSize(1);
        assertThat(elements(svg, "text", "hole")).hasSize(1);
    }

    @Test
    void shouldDrawALadderWithoutAnyFigure() throws Exception {
        Element svg = parse(draw(
                new LadderRung(new Name("100 %"), NONE, NONE, false),
                new LadderRung(new Name("idle"), NONE, NONE, true)));

        assertThat(elements(svg, "text", "hole")).hasSize(2);
        assertThat(elements(svg, "line", "ratio")).isEmpty();
    }

    private static LadderRung rung(String label, double watts) {
        return new LadderRung(new Name(label), Measurement.of(1), Measurement.of(watts), false);
    }

    private static String draw(LadderRung... rungs) {
        return LadderChart.draw(
                "id", new Name("title"), new Name("unit"), List.of(rungs), new Name("overall ops/watt"), NONE, ENGLISH);
    }

    private static Element parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }

    private static String text(Element svg, String name) {
        return svg.getElementsByTagName(name).item(0).getTextContent();
    }

    private static List<Element> elements(Element svg, String name, String style) {
        NodeList all = svg.getElementsByTagName(name);
        return IntStream.range(0, all.getLength())
                .mapToObj(i -> (Element) all.item(i))
                .filter(element ->
                        List.of(element.getAttribute("class").split(" ", -1)).contains(style))
                .toList();
    }
}
