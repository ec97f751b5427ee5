package org.wattladder.model.result;

/** What disturbs an invented host. */
public final class SampleConditions {
    private SampleConditions() {}

    public static Conditions some() {
        return new Conditions(
                150_000_000_000L,
                2,
                Measurement.of(0.4),
                Measurement.of(12.5),
                Measurement.of(199.25),
                Measurement.of(0.5),
                Measurement.of(0),
                Measurement.absent("absent.no-quota"),
                Measurement.absent("absent.no-quota"),
                Measurement.of(0),
                Measurement.of(0),
                Measurement.of(4096),
                Measurement.absent("absent.not-looked-at"));
    }
}
