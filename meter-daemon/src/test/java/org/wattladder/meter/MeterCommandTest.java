package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import picocli.CommandLine;

class MeterCommandTest {
    @TempDir
    private Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        CommandLine commandLine = MeterCommand.commandLine(
                PowerSources.all(), new ByteArrayInputStream(new byte[0]), TimeSource.system(), () -> {});
        commandLine.setOut(new PrintWriter(out, true));
        commandLine.setErr(new PrintWriter(err, true));
        return commandLine.execute(arguments);
    }

    /** Arguments that show an empty folder to every source that looks for hardware by itself. */
    private String[] noHardware(String... arguments) {
        return Stream.concat(
                        Stream.of(arguments),
                        Stream.of("root", "amd-root", "hwmon-root", "ipmi-root")
                                .flatMap(option -> Stream.of("--option", option + "=" + directory)))
                .toArray(String[]::new);
    }

    private String procRoot() throws IOException {
        Files.writeString(directory.resolve("stat"), "cpu  1 1 1 1 1 1 1 1\ncpu0 1 1 1 1\n");
        return "proc-root=" + directory;
    }

    @Test
    void shouldProbeEverySourceInOneStableLineEach() throws IOException {
        assertThat(run(noHardware("--probe", "--option", procRoot()))).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines)
                .hasSameSizeAs(PowerSources.all().of(Identity.Mode.POWER).sources())
                .isNotEmpty()
                .allMatch(line -> line.matches("[a-z0-9]+: (yes|no|by-name): .+"));
        assertThat(lines)
                .anyMatch(line -> line.startsWith("rapl: no: " + directory + " has no intel-rapl zone"))
                .contains("estimate: yes: model 21.0 W + 4.0 W x utilisation^0.70")
                .anyMatch(line -> line.startsWith("scripted: by-name: "));
    }

    @Test
    void shouldLeaveWithThreeWhenNothingCanMeasure() {
        assertThat(run(noHardware("--probe", "--option", "proc-root=" + directory)))
                .isEqualTo(3);
        assertThat(run(noHardware("--port", "0", "--option", "proc-root=" + directory)))
                .isEqualTo(3);
        assertThat(err.toString())
                .contains("auto: rapl: no: ")
                .contains("auto: estimate: no: ")
                .containsPattern("name one of: .*rapl, .*estimate, .*scripted");
    }

    @Test
    void shouldSayWhichSourcesAutoLookedAtAndWhereItListens() throws IOException {
        assertThat(run(noHardware("--port", "0", "--end-with-input", "--option", procRoot())))
                .isZero();
        assertThat(err.toString().lines()).anyMatch(line -> line.startsWith("auto: rapl: no: "));
        assertThat(err.toString().lines()).anyMatch(line -> line.startsWith("auto: estimate: yes: "));
        assertThat(out.toString()).matches("listening on 127\\.0\\.0\\.1:\\d+\\R");
    }

    @Test
    void shouldNameWhatIsPossibleForAWrongWord() {
        assertThat(run("--source", "crystalball")).isEqualTo(2);
        assertThat(err.toString())
                .contains("no source \"crystalball\"")
                .containsPattern("auto, .*rapl, .*estimate, .*scripted");
        assertThat(run("--source", "scripted", "--option", "celsius=20")).isEqualTo(2);
        assertThat(err.toString()).contains("source scripted: unknown setting \"celsius\"; known: watts, scenario");
        assertThat(run("--source", "scripted", "--option", "wats=20")).isEqualTo(2);
        assertThat(err.toString()).contains("unknown setting \"wats\"; did you mean \"watts\"?");
        assertThat(run("--source", "estimat")).isEqualTo(2);
        assertThat(err.toString()).contains("no source \"estimat\"; did you mean \"estimate\"?");
        assertThat(run("--port", "70000", "--source", "scripted")).isEqualTo(2);
        assertThat(run("--prot", "1")).isEqualTo(2);
        assertThat(run("-t", "--source", "rapl")).isEqualTo(2);
    }

    @Test
    void shouldSayThatAPortIsTaken() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(run("--source", "scripted", "--port", Integer.toString(taken.getLocalPort())))
                    .isEqualTo(2);
            assertThat(err.toString()).contains("cannot listen on 127.0.0.1:" + taken.getLocalPort());
        }
    }

    @Test
    void shouldNotListenBeyondThisMachineWithoutBeingToldForWhom() {
        assertThat(run("--source", "scripted", "--port", "0", "--listen", "0.0.0.0"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--listen 0.0.0.0 lets other machines connect", "--allow ADDRESS[/BITS]");
        assertThat(run("--source", "scripted", "--port", "0", "--listen", "0.0.0.0", "--allow", "lab"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--allow lab is no address");
        assertThat(run(
                        "--source",
                        "scripted",
                        "--port",
                        "0",
                        "--listen",
                        "0.0.0.0",
                        "--allow",
                        "192.0.2.0/24",
                        "--end-with-input"))
                .isZero();
    }

    @Test
    void shouldSayWhatItDoesInDatedLinesAndWriteThemDown() throws IOException {
        Path debug = directory.resolve("debug.txt");
        assertThat(run(
                        "--source",
                        "scripted",
                        "-p",
                        "0",
                        "--end-with-input",
                        "-e",
                        "-l",
                        directory.resolve("spl.txt").toString(),
                        "-d",
                        debug.toString()))
                .isZero();
        assertThat(err.toString()).startsWith("Selected power meter 'Wattladder-scripted'");
        assertThat(Files.readAllLines(debug))
                .anyMatch(line -> line.startsWith("Redirecting data output to file "))
                .anyMatch(line -> line.matches("\\d\\d-\\d\\d-\\d{4} [\\d:.]{12}: Waiting for a connection\\.\\.\\."))
                .noneMatch(line -> line.contains("Uncertainty checking"));
    }

    @Test
    void shouldTeachInItsHelp() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("--probe", "Examples:", "Exit codes:");
    }
}
