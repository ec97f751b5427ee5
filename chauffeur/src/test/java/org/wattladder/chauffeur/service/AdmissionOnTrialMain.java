package org.wattladder.chauffeur.service;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.environment.Environment;
import org.wattladder.reporter.series.Repetitions;

/** Takes a turn for each line that it reads, in the directory that the line names, and gives it up at the next line. */
final class AdmissionOnTrialMain {
    private AdmissionOnTrialMain() {}

    public static void main(String... arguments) throws IOException, InterruptedException {
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String run = orders.readLine(); run != null; run = orders.readLine()) {
            RunDirectory directory = RunDirectory.create(Path.of(run));
            RunRequest request = new RunRequest.Begin(
                    SampleJournal.plan(),
                    Environment.unasked(),
                    directory.path(),
                    Repetitions.of(1),
                    List.of(),
                    new ReportOptions(List.of(), Optional.empty()));
            try (Journal journal = RunAdmission.take(SampleJournal.plan(), directory, request, (record, line) -> {})) {
                System.out.println("in " + journal.lines());
                orders.readLine();
            } catch (RunAdmission.NotNow refused) {
                System.out.println("refused");
                orders.readLine();
            }
        }
    }
}
