package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** One machine as the console shows it while its Director changes: answers, is busy, has another build, wants keys, is gone. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Tag("full")
class ConsoleMachineStatesIT {
    /** A machine that is not the one the console runs on. */
    private static final String MACHINE = "127.0.0.2";

    @TempDir
    private Path directory;

    private ConsoleVisit visit;
    private Page page;
    private LocalDirector director;

    @BeforeEach
    void startAll() throws Exception {
        director = LocalDirector.at(MACHINE + ":0", directory);
        Installation.start(directory, "keys", "create", "--keys", "keys").exitCode();
        visit = ConsoleVisit.start(directory, "--keys", "keys");
        page = visit.page();
    }

    @AfterEach
    void stopAll() throws Exception {
        if (visit != null) {
            visit.close();
        }
        director.end();
    }

    @Test
    void shouldSayHowAMachineStandsWhateverItsDirectorDoes() throws Exception {
        Launched run = Installation.runSeconds(directory, "--host", director.address(), "--out", "results/first");
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        trustTheMachine();
        showWhenItWasSeen();
        ask("It answers.", "reached");
        showThatItIsBusy();
        restart("--plugins", pluginWithAnotherWorklet().toString());
        ask("Another build is installed there.", "other-build");
        restart("--tls", "--keys", "keys");
        ask("Its key or ours is not trusted.", "key-refused");
        director.end();
        ask("Nothing answers there.", "silent");

        assertThat(visit.complaints()).isEmpty();
    }

    private void trustTheMachine() throws Exception {
        Launched shown = Installation.start(directory, "keys", "show", "--keys", "keys");
        assertThat(shown.exitCode()).isZero();
        String fingerprint = shown.output().replaceFirst("(?s).*?(sha256:[0-9a-f]+).*", "$1");
        for (String role : List.of("director", "chauffeur")) {
            Launched trusted = Installation.start(
                    directory, "keys", "trust", fingerprint, MACHINE, "--as", role, "--keys", "keys");
            assertThat(trusted.exitCode()).as(trusted.errors()).isZero();
        }
    }

    private void showWhenItWasSeen() {
        visit.open("/hosts");
        assertThat(page.locator("tbody tr").textContent())
                .contains(MACHINE, "first", "sha256:")
                .containsPattern("[A-Z][a-z]{2} \\d+, 20\\d\\d, \\d+:\\d\\d");
        visit.check("hosts, last seen");
        page.locator("tbody a").first().click();
        visit.awaitText("Last seen");
    }

    /** The run belongs to somebody whose results this console does not show. */
    private void showThatItIsBusy() throws Exception {
        Launched other = Installation.runTiny(directory, "--host", director.address(), "--out", "elsewhere/other");
        new RunFiles(directory.resolve("elsewhere/other")).awaitIntervals(1);
        ask("It is busy with the run of somebody else.", "busy");
        assertThat(page.locator(".asked").textContent()).contains("with run other");
        visit.open("/hosts");
        page.locator("#host").fill(director.address());
        visit.click("Discover");
        visit.awaitText("It is busy with the run of somebody else.");
        visit.check("hosts, busy");
        other.process().destroy();
        other.exitCode();
    }

    private void ask(String words, String state) {
        visit.open("/hosts/" + MACHINE);
        visit.click("Ask this machine now");
        visit.awaitText(words);
        assertThat(page.locator(".asked." + state).count()).isEqualTo(1);
        visit.check("a machine: " + state);
    }

    private void restart(String... more) throws Exception {
        String address = director.address();
        director.end();
        director = LocalDirector.at(address, directory, more);
    }

    private Path pluginWithAnotherWorklet() throws IOException {
        Path folder = Files.createDirectories(directory.resolve("plugins"));
        try (OutputStream out = Files.newOutputStream(folder.resolve("echo.jar"));
                JarOutputStream jar = new JarOutputStream(out)) {
            entry(
                    jar,
                    "META-INF/services/org.wattladder.worklets.api.Worklet",
                    EchoWorklet.class.getName().getBytes(StandardCharsets.UTF_8));
            Path classes = Path.of(EchoWorklet.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .getPath())
                    .resolve(EchoWorklet.class.getPackageName().replace('.', '/'));
            try (Stream<Path> files = Files.list(classes)) {
                for (Path file : files.filter(
                                each -> each.getFileName().toString().startsWith(EchoWorklet.class.getSimpleName()))
                        .toList()) {
                    entry(
                            jar,
                            EchoWorklet.class.getPackageName().replace('.', '/') + "/" + file.getFileName(),
                            Files.readAllBytes(file));
                }
            }
        }
        return folder;
    }

    private static void entry(JarOutputStream jar, String name, byte[] content) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        jar.write(content);
    }
}
