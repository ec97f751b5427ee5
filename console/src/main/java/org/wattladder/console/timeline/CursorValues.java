package org.wattladder.console.timeline;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Listing;
import org.wattladder.reporter.chart.TimeChart;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.samples.SampledDevice;
import org.wattladder.reporter.timeline.Thinning;
import org.wattladder.reporter.timeline.TimedInterval;
import org.wattladder.reporter.timeline.Timeline;
import org.wattladder.reporter.timeline.TimelinePicture;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a browser shows under the cursor of a picture, as JSON: for each device and each column of the width the lowest and the
 * highest sample, and the intervals with their figures in words.
 */
final class CursorValues {
    private static final int COLUMNS = 600;
    private static final MathContext DIGITS = new MathContext(5);

    private CursorValues() {}

    static String json(Timeline timeline, TimeScale time, Words words) {
        Map<String, Object> all = new TreeMap<>();
        all.put("fromMillis", time.fromMillis() - time.zeroMillis());
        all.put("toMillis", time.toMillis() - time.zeroMillis());
        all.put("fromPercent", TimeChart.FROM);
        all.put("toPercent", TimeChart.TO);
        TimeScale whole = timeline.whole();
        all.put("firstMillis", whole.fromMillis() - whole.zeroMillis());
        all.put("lastMillis", whole.toMillis() - whole.zeroMillis());
        Thinning thinning = new Thinning(time, COLUMNS);
        all.put(
                "devices",
                timeline.samples().devices().stream()
                        .map(device -> device(device, thinning, words))
                        .toList());
        all.put(
                "intervals",
                timeline.intervals().stream()
                        .filter(interval -> interval.endedAt().toEpochMilli() >= time.fromMillis()
                                && interval.startedAt().toEpochMilli() <= time.toMillis())
                        .map(interval -> interval(interval, new TimelinePicture(timeline, time), words))
                        .toList());
        return JsonMapper.shared().writeValueAsString(all);
    }

    private static Map<String, Object> device(SampledDevice device, Thinning thinning, Words words) {
        List<Optional<Thinning.Extent>> extents = thinning.extents(device);
        return Map.of(
                "name",
                words.say(TimelinePicture.name(device)),
                "unit",
                device.quantity() == MeterFacts.Quantity.POWER ? "W" : "°C",
                "low",
                extents.stream()
                        .map(extent -> extent.map(Thinning.Extent::low).map(CursorValues::rounded))
                        .toList(),
                "high",
                extents.stream()
                        .map(extent -> extent.map(Thinning.Extent::high).map(CursorValues::rounded))
                        .toList());
    }

    private static Map<String, Object> interval(TimedInterval interval, TimelinePicture picture, Words words) {
        long zero = picture.time().zeroMillis();
        return Map.of(
                "fromMillis",
                interval.startedAt().toEpochMilli() - zero,
                "toMillis",
                interval.endedAt().toEpochMilli() - zero,
                "text",
                words.say(new Listing(interval.summary(), false)),
                "found",
                picture.found(interval).stream()
                        .map(finding -> words.sentence(finding.message()))
                        .toList());
    }

    private static BigDecimal rounded(double value) {
        return new BigDecimal(value).round(DIGITS);
    }
}
