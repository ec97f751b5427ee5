package org.wattladder.model.plausible;

import java.util.Objects;
import org.wattladder.model.result.SampleCourse;

/**
 * The samples of one window, and the load they were taken under.
 *
 * @param course of the samples
 * @param load any text; equal for equal loads
 */
public record LoadCourse(SampleCourse course, String load) {
    public LoadCourse {
        Objects.requireNonNull(course, "course");
        Objects.requireNonNull(load, "load");
    }

    /** Whether all samples are the same. */
    boolean isFlat() {
        return course.flat().longest() == course.samples();
    }

    /** Watts of the middle of the window. */
    double level() {
        return course.thirds().middle();
    }
}
