package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.system.disk.Commands;
import org.wattladder.system.disk.LoopDisk;
import tools.jackson.databind.json.JsonMapper;

/** Starts that must fail: what page and API of the console say is what the command line says, and nothing is left of them. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Tag("full")
class ConsoleRefusalsIT {
    private static final Path CONFIG = Installation.HOME.resolve("system-tests/src/test/resources/config");
    private static final Map<String, String> FIELDS = Map.of(
            "--host", "hosts", "--meter", "meters", "--storage", "storage", "--only", "only", "--levels", "levels");

    @TempDir
    private Path directory;

    private final SoftAssertions said = new SoftAssertions();

    /**
     * A run that is asked for.
     *
     * @param why it cannot begin, in this test's words
     * @param sentence a part of what must be said of it
     * @param suite its suite
     * @param options of the command line, the fields of the form by the same names
     */
    private record Start(String why, String sentence, String suite, Map<String, String> options) {
        List<String> words() {
            List<String> words = new ArrayList<>(List.of("run", suite, "--config", CONFIG.toString()));
            options.forEach((option, value) -> words.add(option.equals("--tls") ? option : option + "=" + value));
            return words;
        }

        String page() {
            return "/new?suite=" + suite
                    + options.entrySet().stream()
                            .map(option -> "&" + FIELDS.getOrDefault(option.getKey(), "tls") + "="
                                    + URLEncoder.encode(option.getValue(), StandardCharsets.UTF_8))
                            .collect(Collectors.joining());
        }

        String body() {
            Map<String, Object> body = new HashMap<>(Map.of("suite", suite));
            options.forEach((option, value) -> {
                if (FIELDS.containsKey(option)) {
                    body.put(FIELDS.get(option), List.of(value));
                } else {
                    body.put("tls", true);
                }
            });
            return JsonMapper.shared().writeValueAsString(body);
        }
    }

    @Test
    void shouldSayWhatTheCommandLineSays() throws Exception {
        for (String folder : List.of("controller", "sut", "friend")) {
            succeed("keys", "create", "--keys", folder);
        }
        succeed("keys", "trust", "friend/certificate.pem", "friend", "--as", "chauffeur", "--keys", "sut");
        LocalDirector open = LocalDirector.at("127.0.0.2:0", directory);
        LocalDirector keyed = LocalDirector.at("127.0.0.3:0", directory, "--tls", "--keys", "sut");
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                ConsoleVisit visit = ConsoleVisit.start(directory, "--keys", "controller")) {
            Path results = directory.resolve("results");
            String taken = "127.0.0.1:" + URI.create(visit.page().url()).getPort();
            List<Start> starts = List.of(
                    new Start("plan invalid", "levels", "second", Map.of("--levels", "0", "--meter", "none")),
                    new Start("worklet unknown", "lu", "second", Map.of("--only", "luu", "--meter", "none")),
                    new Start("folder gone", "/gone", "storage", Map.of("--storage", "/gone", "--meter", "none")),
                    new Start(
                            "host unknown",
                            "no-such-machine.invalid",
                            "second",
                            Map.of("--host", "no-such-machine.invalid:7420", "--meter", "none")),
                    new Start(
                            "key refused",
                            "trust",
                            "second",
                            Map.of("--host", keyed.address(), "--tls", "yes", "--meter", "none")),
                    new Start(
                            "program not allowed",
                            "steps",
                            "torture-program",
                            Map.of("--host", open.address(), "--meter", "none")),
                    new Start("port taken", taken, "second", Map.of("--meter", taken)),
                    new Start("meter refused", "127.0.0.1:9", "second", Map.of("--meter", "127.0.0.1:9")),
                    new Start(
                            "meter silent",
                            ":" + silent.getLocalPort(),
                            "second",
                            Map.of("--meter", "127.0.0.1:" + silent.getLocalPort())));
            for (Start start : starts) {
                compare(visit, start, directory.resolve("elsewhere/run"));
                assertThat(runs(results)).as(start.why()).isEmpty();
            }
            Launched first = Installation.runLong(directory, "--out", "results/first");
            new RunFiles(results.resolve("first")).awaitIntervals(1);
            compare(
                    visit,
                    new Start("machine busy", "results/first", "second", Map.of("--meter", "none")),
                    results.resolve("other"));
            first.process().destroy();
            first.exitCode();
            assertThat(runs(results)).containsExactly("first");
        } finally {
            open.end();
            keyed.end();
        }
        said.assertAll();
    }

    @Test
    void shouldLeaveNoFolderOnADiskWithoutRoomForOne() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 4)) {
            refuseOn(disk.mountPoint());
        }
    }

    @Test
    void shouldLeaveNoFolderOnADiskWithRoomForAFolderAlone() throws Exception {
        Path folder = Files.createDirectories(directory.resolve("memory"));
        Assumptions.assumeTrue(
                Commands.output("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.toString())
                        .isPresent(),
                "a file system in memory needs root");
        try {
            refuseOn(folder);
        } finally {
            Commands.output("umount", "-l", folder.toString());
        }
    }

    private void refuseOn(Path disk) throws Exception {
        fill(disk.resolve("full"));
        try (ConsoleVisit visit = ConsoleVisit.start(directory, "--results", disk.toString())) {
            compare(
                    visit,
                    new Start("disk full", "No space left on device", "second", Map.of("--meter", "none")),
                    disk.resolve("run"));
            assertThat(runs(disk)).isEmpty();
        }
        said.assertAll();
    }

    private void succeed(String... words) throws Exception {
        Launched command = Installation.start(directory, words);
        assertThat(command.exitCode()).as(command.errors()).isZero();
    }

    private static void fill(Path file) {
        try {
            for (int piece = 0; piece < 10_000; piece++) {
                Files.write(file.resolveSibling(file.getFileName() + "-" + piece), new byte[1 << 12]);
            }
        } catch (IOException full) {
            return;
        }
        throw new AssertionError("the disk is not full");
    }

    private static List<String> runs(Path results) throws IOException {
        if (!Files.exists(results)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(results)) {
            return children.filter(
                            each -> Files.exists(each.resolve("logs")) || Files.exists(each.resolve("plan.yaml")))
                    .map(each -> each.getFileName().toString())
                    .toList();
        }
    }

    private void compare(ConsoleVisit visit, Start start, Path out) throws Exception {
        List<String> words = new ArrayList<>(start.words());
        words.addAll(List.of("--keys", "controller", "--out", out.toString()));
        Launched line = Installation.start(directory, words.toArray(String[]::new));
        assertThat(line.exitCode()).as(start.why()).isGreaterThan(1);
        String api = visit.refusal("/api/v1/runs", start.body());
        visit.page().setDefaultTimeout((double) ConsoleVisit.RUN_LIMIT.toMillis());
        visit.open(start.page());
        Locator problem = visit.page().locator("#describe .problem").first();
        if (problem.count() == 0) {
            visit.click("Start");
        }
        problem.waitFor(new Locator.WaitForOptions().setTimeout((double) ConsoleVisit.RUN_LIMIT.toMillis()));
        String command =
                line.errors().lines().filter(each -> !each.isBlank()).reduce("", (before, each) -> each.strip());
        said.assertThat(command).as(start.why()).contains(start.sentence());
        said.assertThat(named(api)).as("API: " + start.why()).isEqualTo(named(command));
        said.assertThat(named(problem.textContent())).as("page: " + start.why()).isEqualTo(unplaced(named(command)));
        said.assertThat(visit.page().getByText(problem.textContent()).count())
                .as("once: " + start.why())
                .isEqualTo(1);
        assertThat(out).as(start.why()).doesNotExist();
    }

    /** The same without the option that it is about: on the page it stands beside the field. */
    private static String unplaced(String sentence) {
        return sentence.replaceFirst("^--[a-z-]+( [^:]*)?: ", "");
    }

    /** The same sentence with one name for the directory of the run. */
    private static String named(String sentence) {
        return sentence.replaceAll("/[^ ]*/(run|other|[0-9]{8}-[0-9]{6}-[a-z-]+)(?=[ ,.;:]|$)", "RUN");
    }
}
