package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.SampleJournal;

/** Run directories of somebody who means harm, given to every command that reads them. */
class HostileResultTest {
    private static final String START = "<?xml version=\"1.0\"?>\n";

    @TempDir
    private Path folder;

    private Path run;

    @BeforeEach
    void importALadder() throws IOException {
        run = ImportedRun.of(folder, "100,1000,100\n50,500,75\n0,0,50");
    }

    private static Stream<Arguments> results() {
        return Stream.of(
                Arguments.of("entity bomb", START + bomb() + "<result run=\"&e9;\"/>", "DOCTYPE"),
                Arguments.of(
                        "external entity",
                        START + "<!DOCTYPE result [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><result>&x;</result>",
                        "DOCTYPE"),
                Arguments.of(
                        "external document type",
                        START + "<!DOCTYPE result SYSTEM \"http://localhost:PORT/x.dtd\"><result/>",
                        "DOCTYPE"),
                Arguments.of(
                        "parameter entity",
                        START + "<!DOCTYPE result [<!ENTITY % p SYSTEM \"http://localhost:PORT/p\"> %p;]><result/>",
                        "DOCTYPE"),
                Arguments.of(
                        "schema of elsewhere",
                        START + "<result xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                                + " xsi:noNamespaceSchemaLocation=\"http://localhost:PORT/x.xsd\"/>",
                        "result.xml"),
                Arguments.of(
                        "inclusion",
                        START + "<result xmlns:xi=\"http://www.w3.org/2001/XInclude\">"
                                + "<xi:include href=\"file:///etc/hostname\" parse=\"text\"/></result>",
                        "result.xml"),
                Arguments.of("depth", START + "<result>" + "<a>".repeat(200_000), "result.xml"),
                Arguments.of("depth at the root", START + "<result>".repeat(200_000), "result.xml"),
                Arguments.of("huge attribute", START + "<result run=\"" + "x".repeat(5_000_000) + "\"/>", "result.xml"),
                Arguments.of("huge name", START + "<" + "x".repeat(5_000_000) + "/>", "result.xml"),
                Arguments.of("many attributes", START + "<result" + attributes(100_000) + "/>", "result.xml"),
                Arguments.of("huge text", START + "<result>" + "x".repeat(5_000_000) + "</result>", "result.xml"),
                Arguments.of("another version", "<?xml version=\"1.1\"?><result/>", "1.0"),
                Arguments.of("no XML", "\u0000\u0001PK", "result.xml"),
                Arguments.of("nothing", "", "result.xml"),
                Arguments.of("half a result", START + "<result run=\"r\"", "result.xml"));
    }

    private static String bomb() {
        StringBuilder text = new StringBuilder("<!DOCTYPE result [<!ENTITY e0 \"lol\">");
        for (int level = 1; level < 10; level++) {
            text.append("<!ENTITY e").append(level).append(" \"");
            text.append(("&e" + (level - 1) + ";").repeat(10)).append("\">");
        }
        return text.append("]>").toString();
    }

    private static String attributes(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(" a").append(i).append("=\"1\"");
        }
        return text.toString();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("results")
    void shouldRefuseItAndFetchNothing(String name, String text, String sentence) throws IOException {
        try (ServerSocket bait = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            Path result = Files.writeString(
                    run.resolve("result.xml"), text.replace("PORT", Integer.toString(bait.getLocalPort())));
            CommandRun.of(folder, "report", run.toString()).assertRefused("result.xml", sentence);
            CommandRun.of(folder, "compare", result.toString(), run.toString()).assertRefused("result.xml", sentence);
            CommandRun.of(folder, "reference", run.toString()).assertRefused("result.xml", sentence);
            CommandRun.of(folder, "verify", run.toString()).assertDiffers("result.xml", sentence);
            bait.setSoTimeout(1);
            assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(bait::accept);
        }
    }

    @Test
    void shouldWriteNoReferenceWhereARunsNamePoints() throws IOException {
        Path result = run.resolve("result.xml");
        Files.writeString(result, Files.readString(result).replaceFirst(" run=\"[^\"]*\"", " run=\"../../escaped\""));
        CommandRun.of(folder, "reference", run.toString())
                .assertRefused("\"../../escaped\", which is no name of a file; name one with --out");
        assertThat(folder.resolve("escaped.yaml")).doesNotExist();
    }

    @Test
    void shouldWriteNothingThroughALinkInARunDirectory() throws IOException {
        Path precious = Files.writeString(folder.resolve("precious"), "keep me");
        for (String name : new String[] {"result.html", "result.xml.tmp", "result.html.tmp", "manifest.sha256.tmp"}) {
            Files.deleteIfExists(run.resolve(name));
            Files.createSymbolicLink(run.resolve(name), precious);
        }
        assertThat(CommandRun.of(folder, "report", run.toString()).exitCode()).isZero();
        assertThat(precious).hasContent("keep me");
    }

    @Test
    void shouldFollowNoLinkWhenItVerifies() throws IOException {
        Files.createSymbolicLink(run.resolve("endless"), Path.of("/dev/zero"));
        CommandRun.of(folder, "verify", run.toString())
                .assertDiffers("endless: is a symbolic link; a run directory holds its own files");
    }

    @Test
    void shouldReadNoFileThatIsFarTooLargeWhenItVerifies() throws IOException {
        try (RandomAccessFile huge =
                new RandomAccessFile(run.resolve("result.csv").toFile(), "rw")) {
            huge.setLength(1L << 40);
        }
        CommandRun.of(folder, "verify", run.toString()).assertDiffers("result.csv: is larger than 1073741824 bytes");
    }

    @Test
    void shouldVerifyNothingOutsideOfTheRunDirectory() throws Exception {
        Path manifest = run.resolve("manifest.sha256");
        String lines = "0".repeat(64) + "  ../../../etc/hostname\n" + "0".repeat(64) + "  /etc/hostname\n";
        String own = HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(lines.getBytes(StandardCharsets.UTF_8)));
        Files.writeString(manifest, lines + "# sha256 of the lines above: " + own + "\n");
        CommandRun.of(folder, "verify", run.toString())
                .assertDiffers(
                        "line 1 names a file outside of the run directory",
                        "line 2 names a file outside of the run directory");
    }

    @Test
    void shouldNotResumeIntoAFileOfElsewhere() throws IOException {
        Path precious = Files.writeString(folder.resolve("precious"), "keep me");
        Path theirs = Files.createDirectory(folder.resolve("theirs"));
        Files.writeString(theirs.resolve("plan.yaml"), "suite: s\n");
        Files.createSymbolicLink(theirs.resolve("journal.jsonl"), precious);
        CommandRun.of(folder, "run", "--resume", theirs.toString()).assertRefused("journal.jsonl is a symbolic link");
        assertThat(precious).hasContent("keep me");
    }

    @Test
    void shouldRefuseASeriesThatIsNone() throws IOException {
        Path series = Files.createDirectory(folder.resolve("series"));
        String[] texts = {
            "",
            "no JSON",
            "[".repeat(100_000),
            "{\"plannedRuns\": 2000000000}",
            "{\"plannedRuns\": 1e400}",
            "{\"plannedRuns\": " + "9".repeat(5000) + "}",
            "\u00ff"
        };
        for (String text : texts) {
            Files.write(series.resolve("series.json"), text.getBytes(StandardCharsets.ISO_8859_1));
            CommandRun.of(folder, "report", series.toString()).assertRefused("series.json");
        }
    }

    @Test
    void shouldRefuseAJournalThatIsNone() throws IOException {
        Files.delete(run.resolve("result.xml"));
        Files.writeString(run.resolve("plan.yaml"), PlanYaml.write(SampleJournal.plan()));
        for (String line : new String[] {"{}", "[".repeat(100_000), "x".repeat(3_000_000), "\u0000"}) {
            Files.writeString(run.resolve("journal.jsonl"), line + "\n" + line + "\n");
            CommandRun.of(folder, "report", run.toString()).assertRefused("journal.jsonl:1:");
            CommandRun.of(folder, "run", "--resume", run.toString()).assertRefused("journal.jsonl:1:");
        }
    }
}
