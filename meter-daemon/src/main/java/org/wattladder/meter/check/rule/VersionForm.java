package org.wattladder.meter.check.rule;

import java.util.regex.Pattern;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.DaemonVersion;

/** The version has its shape. */
final class VersionForm implements CheckRule {
    private static final Pattern FORM = Pattern.compile("\\d+\\.\\d+\\.\\d+-[0-9a-fA-F]{8}-\\d{8}(;module=.*)?");

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "version-form",
                "States its version as `x.y.z-<8 hex digits>-<yyyymmdd>`.",
                "Clients cut the number off at the first dash and compare it; some want 1.9.1 or later.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        DaemonVersion version = bench.identity().version();
        boolean older = version.compareTo(new DaemonVersion("1.9.1")) < 0;
        return Outcome.of(
                FORM.matcher(version.text()).matches(),
                "The version is '" + version.text() + "'"
                        + (older ? "; clients that want 1.9.1 or later refuse it." : "."));
    }
}
