package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.IdealMachine;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.worklets.api.WorkletCatalogue;

class RepeatedRunTest {
    @TempDir
    private Path folder;

    private final List<String> begun = new ArrayList<>();

    /** Ends with these exit codes, one after the other. */
    private RunOutcome run(ExitCode... codes) throws IOException {
        return run(Repetitions.of(3), codes);
    }

    private RunOutcome run(Repetitions planned, ExitCode... codes) throws IOException {
        SeriesDirectory series = SeriesDirectory.create(folder.resolve("five"), planned);
        return new RepeatedRun(series, List.of(Language.GERMAN), directory -> {
                    begun.add(directory.run());
                    leaveAResult(directory);
                    return new RunOutcome(codes[begun.size() - 1], Optional.empty(), Optional.empty());
                })
                .run();
    }

    private static void leaveAResult(RunDirectory directory) throws IOException {
        directory.write(
                RunDirectory.RESULT,
                new ResultXml()
                        .write(new RunResult(
                                directory.run(),
                                "0.1.0",
                                RunCourse.uninterrupted(
                                        SampleJournal.START, SampleJournal.START, Termination.ofComplete()),
                                SampleJournal.plan(),
                                List.of(),
                                List.of(),
                                List.of(),
                                Environment.unasked())));
    }

    @Test
    void shouldRunThePlanAsOftenAsAskedAndEndWithTheWorstCode() throws IOException {
        RunOutcome outcome = run(ExitCode.VALID, ExitCode.INVALID, ExitCode.VALID);
        assertThat(begun).containsExactly("five-1", "five-2", "five-3");
        assertThat(outcome.exitCode()).isEqualTo(ExitCode.INVALID);
        assertThat(outcome.text().orElseThrow()).contains("Serie: 3 von 3 Läufen");
        assertThat(folder.resolve("five/series.de.txt")).content().contains("Serie: 3 von 3 Läufen");
        assertThat(folder.resolve("five/series.txt")).content().contains("Series: 3 of 3 runs");
    }

    @Test
    void shouldKeepWhatWasMeasuredWhenARunBreaksOff() throws IOException {
        RunOutcome outcome = run(ExitCode.VALID, ExitCode.BROKEN_OFF, ExitCode.VALID);
        assertThat(begun).containsExactly("five-1", "five-2");
        assertThat(outcome.exitCode()).isEqualTo(ExitCode.BROKEN_OFF);
        assertThat(Files.readString(folder.resolve("five/series.txt"))).contains("Series: 2 of 3 runs");
    }

    @Test
    void shouldStopBetweenRunsWhenInterrupted() throws IOException {
        Thread.currentThread().interrupt();
        assertThat(run(ExitCode.VALID).exitCode()).isEqualTo(ExitCode.BROKEN_OFF);
        assertThat(begun).containsExactly("five-1");
    }

    /** A run of these figures, which are the same each time. */
    private void leaveTheSame(RunDirectory directory, RunResult ideal) throws IOException {
        directory.write(
                RunDirectory.RESULT,
                new ResultXml()
                        .write(new RunResult(
                                directory.run(),
                                ideal.productVersion(),
                                ideal.course(),
                                ideal.plan(),
                                ideal.hosts(),
                                ideal.meters(),
                                ideal.worklets(),
                                ideal.environment())));
    }

    @Test
    void shouldEndWhenTheRunsTellTheMeanAsCloselyAsAsked() throws Exception {
        RunResult ideal = IdealMachine.run(new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("cssj-eighths", List.of("lab"))));
        SeriesDirectory series =
                SeriesDirectory.create(folder.resolve("many"), new Repetitions(9, OptionalDouble.of(1)));
        RunOutcome outcome = new RepeatedRun(series, List.of(), directory -> {
                    begun.add(directory.run());
                    leaveTheSame(directory, ideal);
                    return new RunOutcome(ExitCode.VALID, Optional.empty(), Optional.empty());
                })
                .run();
        assertThat(begun).hasSize(5);
        assertThat(outcome.text().orElseThrow()).contains("Series: 5 of 9 runs", "Performance per watt of the level");
        assertThat(SeriesDirectory.open(folder.resolve("many")).differences()).isEmpty();
    }

    @Test
    void shouldRunToTheEndWhenTheRunsTellNothing() throws IOException {
        ExitCode valid = ExitCode.VALID;
        run(new Repetitions(6, OptionalDouble.of(1)), valid, valid, valid, valid, valid, valid);
        assertThat(begun).hasSize(6);
    }

    @Test
    void shouldMakeTheSameSummaryAgainFromTheArchive() throws IOException {
        run(ExitCode.VALID, ExitCode.VALID, ExitCode.VALID);
        Path series = folder.resolve("five");
        String before = Files.readString(series.resolve("series.json"));
        assertThat(SeriesDirectory.isSeries(series)).isTrue();
        assertThat(SeriesDirectory.open(series).report(List.of()).text()).contains("Series: 3 of 3 runs");
        assertThat(Files.readString(series.resolve("series.json"))).isEqualTo(before);
    }
}
