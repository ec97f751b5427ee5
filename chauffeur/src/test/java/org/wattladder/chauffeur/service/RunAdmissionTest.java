package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.series.Repetitions;

class RunAdmissionTest {
    @TempDir
    private Path results;

    private static RunPlan on(HostPlan host, MeterPlan... meters) {
        return SampleJournal.plan().on(List.of(host)).withMeters(List.of(meters), List.of());
    }

    private static HostPlan remote(String address) {
        return new HostPlan("sut", address, 7420, false);
    }

    private static MeterPlan meter(String address, int port) {
        return MeterPlan.of("power", address, port, "", List.of(), 1000);
    }

    private static HostPlan local() {
        return new HostPlan("here", "127.0.0.1", 0, true);
    }

    private Path path(String name) {
        return results.resolve(name);
    }

    private Journal begin(String name, RunPlan plan) throws IOException {
        RunDirectory directory = RunDirectory.create(path(name));
        directory.write(RunDirectory.PLAN, PlanYaml.write(plan));
        return Journal.open(directory.file(RunDirectory.JOURNAL));
    }

    private void refused(RunPlan plan, String shared) {
        assertThatThrownBy(() -> RunAdmission.check(plan, path("new"), List.of()))
                .isInstanceOf(IOException.class)
                .hasMessage("the run in " + path("first") + " is not over and uses " + shared
                        + " too; to run this one behind it: --after " + path("first"));
    }

    private void allowed(RunPlan plan, Path... after) {
        assertThatCode(() -> RunAdmission.check(plan, path("new"), List.of(after)))
                .doesNotThrowAnyException();
    }

    @Test
    void shouldRefuseARunThatSharesAMachineOrMeterWithOneThatIsOn() throws IOException {
        try (Journal first = begin("first", on(remote("192.0.2.7"), meter("192.0.2.9", 8888)))) {
            assertThat(first.lines()).isZero();
            refused(on(remote("192.0.2.7")), "host 192.0.2.7");
            refused(on(remote("192.0.2.8"), meter("192.0.2.9", 8888)), "meter 192.0.2.9:8888");
            allowed(on(remote("192.0.2.8"), meter("192.0.2.9", 8889)));
            allowed(on(local()));
        }
        allowed(on(remote("192.0.2.7"), meter("192.0.2.9", 8888)));
    }

    @Test
    void shouldTakeLoopbackForThisMachine() throws IOException {
        try (Journal first = begin("first", on(local()))) {
            assertThat(first.lines()).isZero();
            refused(on(local()), "this machine");
            refused(on(remote("LOCALHOST")), "this machine");
        }
    }

    @Test
    void shouldAllowARunBehindTheOtherAndBesideItself() throws IOException {
        try (Journal first = begin("first", on(local()));
                Journal own = begin("new", on(local()))) {
            assertThat(first.lines() + own.lines()).isZero();
            allowed(on(local()), path("first"));
        }
    }

    @Test
    void shouldLookAtRunsOfSeriesAndNoDeeper() throws IOException {
        try (Journal first = begin("five/five-1", on(local()))) {
            assertThat(first.lines()).isZero();
            assertThatThrownBy(() -> RunAdmission.check(on(local()), path("new"), List.of()))
                    .hasMessageContaining("five-1 is not over");
        }
        try (Journal elsewhere = begin("somebody/first", on(local()))) {
            assertThat(elsewhere.lines()).isZero();
            allowed(on(local()));
        }
    }

    @Test
    void shouldTakeASeriesAsAWholeAlsoBetweenItsRuns() throws Exception {
        Closeable series =
                SeriesDirectory.create(path("five"), Repetitions.of(5)).begin();
        begin("five/five-1", on(local())).close();
        for (Path awaited : List.of(path("five"), path("five/five-1"))) {
            allowed(on(local()), awaited);
        }
        assertThatThrownBy(() -> RunAdmission.check(on(local()), path("new"), List.of()))
                .hasMessage("the series in " + path("five") + " is not over and uses this machine too; to run this one"
                        + " behind it: --after " + path("five"));
        series.close();
        allowed(on(local()));
        RunAdmission.await(List.of(path("five"), path("five/five-1")));
    }

    @Test
    void shouldNotLetThoseWhoWaitStopTheNextRunOfASeries() throws IOException {
        RunRequest series = new RunRequest.Begin(
                on(local()),
                Environment.unasked(),
                path("five"),
                Repetitions.of(5),
                List.of(),
                new ReportOptions(List.of(), Optional.empty()));
        RunDirectory second = RunDirectory.create(path("five/five-2"));
        try (Journal behind = begin("next", on(local()))) {
            assertThat(behind.lines()).isZero();
            assertThatThrownBy(() -> RunAdmission.check(on(local()), second, series))
                    .hasMessageContaining("next is not over");
            Files.writeString(path("next").resolve(RunDirectory.WAITING), "five\n");
            assertThatCode(() -> RunAdmission.check(on(local()), second, series))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void shouldNotWaitForARunThatIsOver() throws Exception {
        begin("first", on(local())).close();
        RunAdmission.await(List.of(path("first")));
        assertThat(path("first").resolve(RunDirectory.JOURNAL)).exists();
    }
}
