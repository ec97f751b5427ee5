package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.ReportWriter;

/** Makes run directories in a folder. */
record ResultsOfTests(Path path) {

    /** Plan and journal, as a crash leaves them. */
    RunDirectory run(String name, List<JournalRecord> records) throws IOException {
        RunDirectory directory = RunDirectory.create(path.resolve(name));
        directory.write(RunDirectory.PLAN, PlanYaml.write(SampleJournal.plan()));
        try (Journal journal = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
        return directory;
    }

    /** A run that did its plan, with reports. */
    RunDirectory whole(String name) throws IOException {
        RunDirectory directory = run(name, SampleJournal.resumed());
        new ReportWriter().compose(directory);
        return directory;
    }
}
