package org.wattladder.chauffeur.archive.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.ArchivedRun;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.reporter.language.Language;

class BundleTest {
    @TempDir
    private Path folder;

    private Path run() throws IOException {
        Path run = ArchivedRun.reportedIn(folder.resolve("tower"));
        Files.createDirectories(run.resolve("logs"));
        Files.writeString(run.resolve("logs/director-sut.log"), "ready\n");
        new ReportWriter(List.of(Language.JAPANESE)).regenerate(RunDirectory.open(run));
        return run;
    }

    private static byte[] bundle(Path run) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunBundle.of(run).write(out);
        return out.toByteArray();
    }

    private BundleImport imported(byte[] bundle, String... name) throws IOException {
        return BundleImport.of(
                new ByteArrayInputStream(bundle),
                "x.tar.gz",
                folder.resolve("results"),
                Arrays.stream(name).findFirst());
    }

    private static List<String> tree(Path path) throws IOException {
        if (!Files.exists(path)) {
            return List.of();
        }
        try (Stream<Path> tree = Files.walk(path)) {
            return tree.map(each -> path.relativize(each).toString())
                    .filter(name -> !name.isEmpty())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void shouldComeBackAsItWas() throws IOException {
        Path run = run();
        byte[] bundle = bundle(run);
        assertThat(bundle(run)).as("the same bytes again").isEqualTo(bundle);
        Path made = imported(bundle).directory();
        assertThat(made).isEqualTo(folder.resolve("results/tower"));
        assertThat(tree(made)).isEqualTo(tree(run)).contains("result.ja.html", "logs/director-sut.log");
        for (String file : tree(run)) {
            if (Files.isRegularFile(run.resolve(file))) {
                assertThat(made.resolve(file)).hasSameBinaryContentAs(run.resolve(file));
            }
        }
        assertThat(bundle(made)).as("times are kept").isEqualTo(bundle);
        assertThat(tree(folder.resolve("results"))).noneMatch(name -> name.startsWith("."));
    }

    @Test
    void shouldBringTheNoteAlong() throws IOException {
        Path run = run();
        RunNote note = new RunNote(List.of("before"), "new fans\nold firmware");
        NoteFile.write(run, note);

        Path made = imported(bundle(run)).directory();

        assertThat(NoteFile.read(made)).isEqualTo(note);
        assertThat(tree(made)).isEqualTo(tree(run));
        NoteFile.write(made, new RunNote(List.of("mine"), ""));
        Files.move(made, folder.resolve("moved"));
        imported(bundle(run));
        assertThat(NoteFile.read(made).labels())
                .as("a note that is there stays")
                .containsExactly("mine");
    }

    @Test
    void shouldSayThatARunIsThereAndRefuseAnotherOfItsName() throws IOException {
        byte[] bundle = bundle(run());
        Path made = imported(bundle).directory();
        assertThat(imported(bundle)).isEqualTo(new BundleImport(made, true));
        Files.writeString(made.resolve(RunDirectory.MANIFEST), "other");
        assertThatThrownBy(() -> imported(bundle))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there is another run in ");
        assertThat(imported(bundle, "tower-2").directory()).isEqualTo(folder.resolve("results/tower-2"));
        assertThatThrownBy(() -> imported(bundle, "../tower")).hasMessageStartingWith("a run is named by up to 100");
    }

    @Test
    void shouldBundleOrdinaryFilesOfARunOnly() throws IOException {
        Path run = run();
        Files.writeString(run.resolve("private.txt"), "mine");
        Files.delete(run.resolve("result.csv"));
        Files.createSymbolicLink(run.resolve("result.csv"), Path.of("/etc/hostname"));
        assertThat(RunBundle.of(run).leftOut()).containsExactlyInAnyOrder("private.txt", "result.csv");
        assertThatThrownBy(() -> imported(bundle(run)))
                .hasMessageContaining("not verified: result.csv: is missing, but the manifest lists it");
        try (Journal open = Journal.open(run.resolve(RunDirectory.JOURNAL))) {
            assertThat(open).isNotNull();
            assertThatThrownBy(() -> RunBundle.of(run)).hasMessageContaining("is going on");
        }
    }

    /** What is wrong with the bundle, the bundle, and what the sentence says. */
    static Stream<Arguments> hostile() {
        byte[] zeros = new byte[64 << 20];
        return Stream.of(
                hostile("nothing", new HostileTar(), "it holds no file"),
                hostile("zip slip", new HostileTar().file("../evil"), "no file of a run directory"),
                hostile("deeper", new HostileTar().file("run/../../result.xml"), "no file of a run directory"),
                hostile("into logs", new HostileTar().file("run/logs/../../evil"), "no file of a run directory"),
                hostile("absolute", new HostileTar().file("/etc/cron.d/evil"), "no file of a run directory"),
                hostile("backslash", new HostileTar().file("run/..\\evil"), "no file of a run directory"),
                hostile("hidden", new HostileTar().file(".run/result.xml"), "no file of a run directory"),
                hostile("not in a folder", new HostileTar().file("result.xml"), "no file of a run directory"),
                hostile("terminal", new HostileTar().file("run/\u001b[2J"), "\"run/?[2J\""),
                hostile("unknown", new HostileTar().file("run/evil.sh"), "no file of a run directory"),
                hostile("long name", new HostileTar().file("run/" + "x".repeat(5000)), "no file of a run directory"),
                hostile(
                        "two runs",
                        new HostileTar().file("a/plan.yaml").file("b/result.xml"),
                        "more than one run directory"),
                hostile("twice", new HostileTar().file("a/plan.yaml").file("a/plan.yaml"), "holds plan.yaml twice"),
                hostile(
                        "link, then a file through it",
                        new HostileTar()
                                .special("run/logs", TarConstants.LF_SYMLINK, "/tmp")
                                .file("run/logs/evil.log"),
                        "no file of a run directory"),
                hostile(
                        "link in place of a file",
                        new HostileTar().special("run/result.xml", TarConstants.LF_SYMLINK, "/etc/passwd"),
                        "result.xml is not an ordinary file"),
                hostile(
                        "hard link",
                        new HostileTar().special("run/result.xml", TarConstants.LF_LINK, "/etc/passwd"),
                        "result.xml is not an ordinary file"),
                hostile(
                        "device",
                        new HostileTar().special("run/samples.csv", TarConstants.LF_CHR, ""),
                        "samples.csv is not an ordinary file"),
                hostile(
                        "pipe",
                        new HostileTar().special("run/samples.csv", TarConstants.LF_FIFO, ""),
                        "samples.csv is not an ordinary file"),
                hostile("bomb", new HostileTar().file("run/samples.csv", zeros), "more than 200 times its size"),
                hostile("huge", new HostileTar().promised("run/samples.csv", 2L << 30), "larger than a run"),
                hostile("too many", folders(1001), "larger than a run"),
                hostile("huge header", new HostileTar().longName(1 << 20), "a header that is too long"),
                hostile("cut off", new HostileTar().promised("run/samples.csv", 1 << 20), "is damaged"));
    }

    private static HostileTar folders(int number) {
        HostileTar tar = new HostileTar();
        for (int each = 0; each < number; each++) {
            tar.special("run/", TarConstants.LF_DIR, "");
        }
        return tar;
    }

    private static Arguments hostile(String what, HostileTar tar, String sentence) {
        return Arguments.of(what, tar.zipped(), sentence);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void shouldRefuseAHostileBundleAndLeaveNothing(String what, byte[] bundle, String sentence) throws IOException {
        assertRefused(bundle, sentence);
        assertThat(folder.resolve("evil")).as(what).doesNotExist();
    }

    private void assertRefused(byte[] bundle, String sentence) throws IOException {
        assertThatThrownBy(() -> imported(bundle))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("x.tar.gz ")
                .hasMessageContaining(sentence)
                .satisfies(thrown -> assertThat(thrown.getMessage())
                        .doesNotContain("\n", "\u001b", "Exception")
                        .hasSizeLessThan(400));
        assertThat(tree(folder.resolve("results"))).as("what is left").isEmpty();
    }

    @Test
    void shouldRefuseABundleThatWasCutOffAnywhere() throws IOException {
        byte[] bundle = bundle(run());
        for (int length : List.of(0, 1, 9, 10, 500, bundle.length / 2, bundle.length - 9, bundle.length - 1)) {
            assertRefused(Arrays.copyOf(bundle, length), "is damaged, or no bundle of a run: ");
        }
        byte[] flipped = bundle.clone();
        flipped[bundle.length - 6] ^= 1;
        assertRefused(flipped, "is damaged, or no bundle of a run: ");
        assertRefused("a text".getBytes(StandardCharsets.UTF_8), "is damaged, or no bundle of a run: ");
    }

    @Test
    void shouldRefuseARunThatIsNotVerified() throws IOException {
        assertNotVerified(
                run -> edit(run.resolve(RunDirectory.RESULT), "title=\"", "title=\"Best "), "result.xml: was changed");
        assertNotVerified(
                run -> edit(run.resolve(RunDirectory.MANIFEST), "^[0-9a-f]", "g"), "manifest.sha256: was changed");
        assertNotVerified(run -> delete(run.resolve(RunDirectory.MANIFEST)), "manifest.sha256: is missing");
    }

    private void assertNotVerified(Consumer<Path> harm, String sentence) throws IOException {
        Path run = run();
        harm.accept(run);
        assertRefused(bundle(run), "holds a run that is not verified: " + sentence);
        RunDirectory.open(run).discard();
    }

    private static void edit(Path file, String pattern, String replacement) {
        try {
            String text = Files.readString(file);
            assertThat(text).containsPattern(pattern);
            Files.writeString(file, text.replaceFirst(pattern, replacement));
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }
}
