package org.wattladder.meter.check.rule;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** What the daemon says of its device. */
final class IdentityRules {
    private static final int IDENTIFY_FIELDS_FIELDS = 19;
    private static final int FIELDS_BEFORE_DETAILS = 12;
    private static final Pattern VERSION_FORM_FORM =
            Pattern.compile("\\d+\\.\\d+\\.\\d+-[0-9a-fA-F]{8}-\\d{8}(;module=.*)?");
    private static final List<Column> IDENTITY_HONEST_POWER =
            List.of(Column.WATTS, Column.VOLTS, Column.AMPS, Column.PF);
    private static final List<Column> IDENTITY_HONEST_TEMPERATURE = List.of(Column.TEMPERATURE, Column.HUMIDITY);

    static final CheckRule IDENTIFY_FIELDS = new CheckRule(
            "identify",
            "Answers `Identify` with 19 fields that can be read.",
            "Clients take interval, abilities, mode and version from it.",
            IdentityRules::identifyFields);

    static final CheckRule VERSION_FORM = new CheckRule(
            "version-form",
            "States its version as `x.y.z-<8 hex digits>-<yyyymmdd>`.",
            "Clients cut the number off at the first dash and compare it; some want 1.9.1 or later.",
            IdentityRules::versionForm);

    static final CheckRule IDENTITY_HONEST = new CheckRule(
            "identity-honest",
            "Measures what its identity says, and is accepted only under a device name of its own.",
            "A flag for volts with -1 in every sample misleads a client; a made-up accepted device misleads a reader.",
            IdentityRules::identityHonest);

    private IdentityRules() {}

    private static Outcome identifyFields(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        String line = daemon.ask("Identify").answer();
        Identity identity = Identity.parse(line);
        int fields = FIELDS_BEFORE_DETAILS + identity.details().size();
        return Outcome.of(
                fields == IDENTIFY_FIELDS_FIELDS && identity.samplingMillis() > 0,
                identity.driver() + " measures " + identity.mode().word() + ", one sample per "
                        + identity.samplingMillis() + " ms; " + fields + " fields.");
    }

    private static Outcome versionForm(CheckedDaemon daemon) throws CheckFault {
        DaemonVersion version = daemon.identity().version();
        boolean older = version.compareTo(new DaemonVersion("1.9.1")) < 0;
        return Outcome.of(
                VERSION_FORM_FORM.matcher(version.text()).matches(),
                "The version is '" + version.text() + "'"
                        + (older ? "; clients that want 1.9.1 or later refuse it." : "."));
    }

    private static Outcome identityHonest(CheckedDaemon daemon) throws CheckFault {
        Identity identity = daemon.identity();
        String driver = identity.driver().toLowerCase(Locale.ROOT);
        boolean own = driver.startsWith(Identity.OWN_PREFIX.toLowerCase(Locale.ROOT)) || driver.contains("dummy");
        if (own && identity.accepted()) {
            return Outcome.failed(identity.driver() + " claims to be an accepted device.");
        }
        List<Column> columns =
                identity.mode() == Identity.Mode.POWER ? IDENTITY_HONEST_POWER : IDENTITY_HONEST_TEMPERATURE;
        List<SampleRow> samples = daemon.observation().samples();
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
