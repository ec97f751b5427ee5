package org.wattladder.model.result;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

class EarlierCollectorTest {
    @Test
    void shouldFindTheCollectorsFiguresInAResultOfBefore() throws InvalidResult {
        ResultXml xml = new ResultXml();
        String named = xml.write(SampleResults.complete());
        String before = named.replaceAll(
                        "(?s)(<processorPercent[^>]*>)(\\s*)(<figures>\\s*<figure name=\"cache-hits\")",
                        "$1$2<collector><collections is=\"measured\" value=\"12.0\"/><millis is=\"absent\""
                                + " reason=\"absent.no-collector-figures\"/>"
                                + "<liveBytes is=\"measured\" value=\"2.5E7\"/></collector>$2$3")
                .replaceAll("<figure name=\"live-heap-bytes\"[^>]*/>", "");
        assertThat(before).isNotEqualTo(named).doesNotContain("live-heap-bytes");

        HostInterval client = xml.read(before, "result.xml").worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .flatMap(interval -> interval.clients().stream())
                .filter(each -> !ClientFigure.undeclared(each.figures()).isEmpty())
                .findFirst()
                .orElseThrow();

        assertThat(ClientFigure.undeclared(client.figures())).containsExactly(new Figure("cache-hits", 12.5, "1/s"));
        assertThat(client.figure(ClientFigure.COLLECTIONS)).isEqualTo(Measurement.of(12));
        assertThat(client.figure(ClientFigure.COLLECTOR_TIME))
                .isEqualTo(Measurement.absent("absent.no-collector-figures"));
        assertThat(client.figure(ClientFigure.LIVE_HEAP)).isEqualTo(Measurement.of(25_000_000));
    }
}
