package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.wattladder.model.plausible.LoadCourse;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.rules.Threshold;

/**
 * How the samples of one channel of a meter went on, window after window.
 *
 * @param channel from 1; 0 for the sum, or only channel
 * @param windows that have a course, in the order of the run, one at least
 */
record MeterCourses(int channel, List<Window> windows) {

    /**
     * One window.
     *
     * @param reading of the meter
     * @param course of the channel in it
     */
    record Window(MeterReading reading, SampleCourse course) {
        LoadCourse underLoad() {
            return new LoadCourse(
                    course,
                    reading.interval().worklet().plan().name() + " "
                            + reading.interval().result().plan().load());
        }

        /** What part of the sum the channel draws, from 0 to 1. */
        double share() {
            double sum = reading.window().figures().average().asOptional().orElse(0);
            return course.channel() == 0 || sum <= 0
                    ? 1
                    : Math.min(1, Math.abs(course.thirds().middle()) / sum);
        }
    }

    /**
     * What is found of each meter whose evidence is better than this: of the sum, or of the first channel where something is.
     */
    static List<Finding> findings(RunFigures run, EvidenceTier below, Function<MeterCourses, Optional<Finding>> check) {
        return MeterReading.ofPower(run).stream()
                .filter(meter -> meter.readings().get(0).window().tier().compareTo(below) < 0)
                .flatMap(meter -> IntStream.rangeClosed(0, channels(meter))
                        .mapToObj(channel -> of(meter, channel))
                        .filter(courses -> !courses.windows.isEmpty())
                        .flatMap(courses -> check.apply(courses).stream())
                        .limit(1))
                .toList();
    }

    private static int channels(Threshold.Place<MeterReading> meter) {
        return meter.readings().stream()
                .flatMap(reading -> reading.window().courses().stream())
                .mapToInt(SampleCourse::channel)
                .max()
                .orElse(0);
    }

    private static MeterCourses of(Threshold.Place<MeterReading> meter, int channel) {
        return new MeterCourses(
                channel,
                meter.readings().stream()
                        .flatMap(reading -> reading.window().courses().stream()
                                .filter(course -> course.channel() == channel)
                                .map(course -> new Window(reading, course)))
                        .toList());
    }

    /** The meter, and the channel unless it is the sum. */
    Message place() {
        String meter = windows.get(0).reading().window().meter();
        return channel == 0 ? Message.of("place.meter", meter) : Message.of("place.meter-channel", meter, channel);
    }
}
