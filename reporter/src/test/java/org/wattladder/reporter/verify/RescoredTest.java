package org.wattladder.reporter.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.sample.SampleReferences;
import org.wattladder.reporter.verify.archive.Rescored;

/** A copy that was scored again holds what verify needs, and says what it is. */
class RescoredTest {
    @TempDir
    private Path directory;

    private SampleBundle bundle;

    @BeforeEach
    void write() throws IOException {
        bundle = SampleBundle.write(directory);
    }

    private Verification.Outcome verify() throws IOException {
        bundle.putManifest();
        return Verification.of(directory, Optional.empty());
    }

    private String difference() throws IOException {
        assertThat(verify().differences()).hasSize(1);
        return verify().differences().get(0).sentence();
    }

    @Test
    void shouldVerifyACopyThatIsScoredAgainstAnotherReference() throws Exception {
        RunResult run = new ResultXml().read(bundle.get("result.xml"), "result.xml");
        RunResult rescored = run.with(run.plan()
                .with(run.plan()
                        .score()
                        .against(SampleReferences.unit(run.plan()).reference())));
        bundle.put("result.xml", new ResultXml().write(rescored));
        bundle.putReports(rescored, Set.of());
        assertThat(difference()).contains("reference");

        bundle.put("rescored.json", Rescored.text(rescored.plan().score().reference()));
        assertThat(verify().differences()).isEmpty();
        assertThat(verify().passed()).anyMatch(line -> line.contains("rescored.json: a copy of the run"));

        bundle.put("rescored.json", Rescored.text(run.plan().score().reference()));
        assertThat(difference()).contains("is another reference than the one in result.xml");
    }
}
