package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.archive.bundle.BundleImport;
import org.wattladder.chauffeur.archive.bundle.RunBundle;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.reporter.verify.Verification;
import picocli.CommandLine;

class RescoreTest {
    @TempDir
    private Path folder;

    private Path archive;

    @BeforeEach
    void importALadder() throws IOException {
        archive = ImportedRun.of(folder, "100,655699,71.7\n50,325677,30.0\n0,0,10.0")
                .resolve("result.xml");
    }

    private int run(Object command, String... arguments) {
        return new CommandLine(command).execute(arguments);
    }

    @Test
    void shouldScoreAnArchiveAgainstAReferenceMadeOfIt() throws Exception {
        byte[] before = Files.readAllBytes(archive);
        Path reference = folder.resolve("own.yaml");
        assertThat(run(new ReferenceCommand(folder), archive.toString(), "--out", reference.toString()))
                .isEqualTo(ExitCode.VALID.code());
        Path out = folder.resolve("rescored");
        assertThat(run(
                        new ReportCommand(),
                        archive.toString(),
                        "--reference",
                        reference.toString(),
                        "--out",
                        out.toString()))
                .isEqualTo(ExitCode.VALID.code());
        assertThat(Files.readAllBytes(archive)).isEqualTo(before);
        List<String> lines = Files.readAllLines(out.resolve("result.csv"));
        assertThat(lines.get(0)).contains(",reference,score,worklet_score,");
        assertThat(lines)
                .filteredOn(line -> line.contains(",level,measured,"))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains(",own,1000,1000,"));
        assertThat(out.resolve("result.xml")).content().contains("<reference name=\"own\"");
        Verification.Outcome verified = Verification.of(out, Optional.empty());
        assertThat(verified.differences()).isEmpty();
        assertThat(verified.passed())
                .anyMatch(line -> line.contains("scored against the reference own instead of its own"));

        Path brought = brought(out);
        assertThat(brought.resolve("rescored.json")).hasSameBinaryContentAs(out.resolve("rescored.json"));
        assertThat(Verification.of(brought, Optional.empty())).isEqualTo(verified);
    }

    /** The same run, bundled and unpacked in another folder. */
    private Path brought(Path run) throws IOException {
        ByteArrayOutputStream bundle = new ByteArrayOutputStream();
        RunBundle.of(run).write(bundle);
        return BundleImport.of(
                        new ByteArrayInputStream(bundle.toByteArray()),
                        "rescored.tar.gz",
                        folder.resolve("elsewhere"),
                        Optional.empty())
                .directory();
    }

    @Test
    void shouldRefuseAReferenceThatIsNone() throws Exception {
        Path wrong = Files.writeString(folder.resolve("wrong.yaml"), "machine: x\nworklet: {}\n");
        assertThat(run(
                        new ReportCommand(),
                        archive.toString(),
                        "--reference",
                        wrong.toString(),
                        "--out",
                        folder.resolve("out").toString()))
                .isEqualTo(ExitCode.USAGE.code());
        assertThat(run(new ReportCommand(), archive.toString(), "--reference", wrong.toString()))
                .isEqualTo(ExitCode.USAGE.code());
        assertThat(folder.resolve("out")).doesNotExist();
    }
}
