package org.wattladder.meter.check.rule;

import java.util.List;
import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleRow;

/** The identity says what is so. */
final class IdentityHonest implements CheckRule {
    private static final List<Column> POWER = List.of(Column.WATTS, Column.VOLTS, Column.AMPS, Column.PF);
    private static final List<Column> TEMPERATURE = List.of(Column.TEMPERATURE, Column.HUMIDITY);

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "identity-honest",
                "Measures what its identity says, and is accepted only under a device name of its own.",
                "A flag for volts with -1 in every sample misleads a client; a made-up accepted device misleads a reader.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Identity identity = bench.identity();
        String driver = identity.driver().toLowerCase(Locale.ROOT);
        boolean own = driver.startsWith(Identity.OWN_PREFIX.toLowerCase(Locale.ROOT)) || driver.contains("dummy");
        if (own && identity.accepted()) {
            return Outcome.failed(identity.driver() + " claims to be an accepted device.");
        }
        List<Column> columns = identity.mode() == Identity.Mode.POWER ? POWER : TEMPERATURE;
        List<SampleRow> samples = bench.observation().samples();
        for (int place = 0; place < columns.size(); place++) {
            Column column = columns.get(place);
            boolean valid = samples.stream()
                    .anyMatch(row -> row.total().reading(column).stream()
                            .anyMatch(reading -> reading.value().isPresent()));
            if (identity.abilities().get(place) && !valid) {
                return Outcome.failed("It claims to measure " + column.word() + ", but no sample has a valid value.");
            }
        }
        return Outcome.passed(identity.driver() + ", accepted: " + (identity.accepted() ? "yes" : "no") + ".");
    }
}
