package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.quick;
import static org.wattladder.reporter.rules.FailingCase.warning;

import java.util.List;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleRuns;

/** Runs that break the rules of disclosure. */
final class FailingEnvironments {
    private static final EnvironmentValue ABSENT = new EnvironmentValue.Absent("not declared");

    private FailingEnvironments() {}

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "environment-contradicts",
                        "host sut, hardware.sockets",
                        "\"2\"",
                        contradiction(EnvironmentKey.SOCKETS)),
                new FailingCase(
                        "environment-contradicts",
                        Severity.WOULD_BE_INVALID,
                        "host sut, hardware.sockets",
                        "The environment file says \"2\", the machine reports \"1\".",
                        quick(contradiction(EnvironmentKey.SOCKETS))
                                .with(contradiction(EnvironmentKey.SOCKETS).environment())),
                warning(
                        "environment-contradicts",
                        "host sut, firmware.version",
                        "\"1\"",
                        contradiction(EnvironmentKey.FIRMWARE_VERSION)),
                warning(
                        "environment-incomplete",
                        "run",
                        "tester.sponsor; this is missing",
                        absent(EnvironmentKey.SPONSOR)),
                warning("environment-incomplete", "host sut", "memory.dimms", absent(EnvironmentKey.DIMMS)),
                new FailingCase("uneven-memory", Severity.NOTE, "host sut", "32 16 | 32 16", channels("32 16 | 32 16")),
                warning("uneven-memory", "host sut", "neither", channels("32 16 | 32 32")),
                warning("uneven-memory", "host sut", "cannot be read", channels("8 x 32 GiB")),
                warning(
                        "console-runs",
                        "host sut",
                        "wakes it",
                        SampleRuns.full()
                                .with(SampleEnvironment.with(
                                        EnvironmentKey.CONSOLE,
                                        new EnvironmentValue.Discovered("running"),
                                        new EnvironmentValue.Discovered("running")))));
    }

    private static RunResult channels(String gibibytes) {
        return SampleRuns.full()
                .with(SampleEnvironment.with(
                        EnvironmentKey.CHANNEL_GIB,
                        new EnvironmentValue.Declared(gibibytes),
                        new EnvironmentValue.Absent("SMBIOS names no channels; declare them")));
    }

    private static RunResult contradiction(EnvironmentKey key) {
        return SampleRuns.full()
                .with(SampleEnvironment.with(
                        key, new EnvironmentValue.Declared("2"), new EnvironmentValue.Discovered("1")));
    }

    private static RunResult absent(EnvironmentKey key) {
        return SampleRuns.full().with(SampleEnvironment.with(key, ABSENT, ABSENT));
    }
}
