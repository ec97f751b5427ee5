package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.GOOD;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.WT310E;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.awaitSample;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.model.time.TimeSource;

class InstrumentLinesTest {

    private final ScpiSource scpi = new ScpiSource();

    @ParameterizedTest
    @CsvSource({
        "192.0.2.7:10001, 192.0.2.7:10001",
        "[fe80::1%eth0]:10001, [fe80::1%eth0]:10001",
        "vxi11://192.0.2.7, vxi11://192.0.2.7:111/inst0",
        "vxi11://meter.example/gpib0, vxi11://meter.example:111/gpib0",
        "vxi11://[::1]:1024/inst0, vxi11://[::1]:1024/inst0",
        "/dev/usbtmc0, /dev/usbtmc0"
    })
    void shouldReadAddresses(String text, String meant) {
        assertThat(InstrumentAddress.parse(text).orElseThrow()).hasToString(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"192.0.2.7", "vxi11://", "vxi11://a/b/c", "vxi12://a", "usbtmc0", "", "vxi11://a:0"})
    void shouldRefuseWhatIsNoAddress(String text) {
        assertThat(InstrumentAddress.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 1000})
    void shouldMeasureByVxi11(int partBytes) throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                Vxi11Instrument instrument = new Vxi11Instrument(analyzer).inParts(partBytes)) {
            String address = "vxi11://127.0.0.1:" + instrument.port();
            try (OpenSource source = scpi.open(analyzer.settings("address", address), TimeSource.system())) {
                source.begin();
                awaitSample(source, GOOD);
            }
            await().untilAsserted(() -> assertThat(instrument.links()).isZero());
            assertThat(analyzer.heard()).last().isEqualTo(":COMM:REM OFF");
        }
    }

    @Test
    void shouldAskThePortMapperWhereTheInstrumentIs() throws IOException {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                Vxi11Instrument mapper = new Vxi11Instrument(analyzer)) {
            assertThat(Vxi11Line.mapped("127.0.0.1", mapper.port(), 1000)).isEqualTo(mapper.port());
        }
    }

    @Test
    void shouldSayWhatVxi11Refuses() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                Vxi11Instrument instrument = new Vxi11Instrument(analyzer).refuses(3)) {
            String address = "vxi11://127.0.0.1:" + instrument.port() + "/gpib0";
            assertThat(scpi.probe(analyzer.settings("address", address)).sentence())
                    .startsWith("no analyzer answers at " + address
                            + " (it refuses its device gpib0 with error 3 of VXI-11)");
            instrument.refuses(11);
            assertThat(scpi.probe(analyzer.settings("address", address)).sentence())
                    .contains("another program has locked it");
            instrument.refuses(0);
            analyzer.silentTo("*IDN");
            assertThat(scpi.probe(analyzer.settings("address", address)).sentence())
                    .contains("no answer to *IDN? within 400 ms");
        }
    }

    @Test
    void shouldTalkToADeviceFile() throws Exception {
        try (Terminal terminal = Terminal.open();
                InstrumentLine line = UsbLine.open(terminal.device)) {
            assertThat(line.ask("*IDN?", 5000)).isEqualTo("YOKOGAWA,WT310E,1,2");
            line.send(":COMM:REM ON");
            assertThatThrownBy(() -> line.ask("silent?", 200))
                    .isInstanceOf(InstrumentLine.Late.class)
                    .hasMessage("no answer to silent? within 200 ms");
        }
    }

    @Test
    void shouldSayThatADeviceFileIsMissing() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E)) {
            assertThat(scpi.probe(analyzer.settings("address", "/dev/usbtmc77")).sentence())
                    .startsWith("no analyzer answers at /dev/usbtmc77 (no such device)");
            assertThat(Path.of("/dev/usbtmc77")).doesNotExist();
        }
    }

    /** A pseudo terminal whose other end answers *IDN?; it stands for /dev/usbtmc0, which needs an instrument. */
    private record Terminal(Process process, Path device) implements AutoCloseable {
        private static final String PYTHON = """
                import os, pty, tty
                ours, theirs = pty.openpty()
                tty.setraw(theirs)
                print(os.ttyname(theirs), flush=True)
                text = b''
                while True:
                    text += os.read(ours, 100)
                    while b'\\n' in text:
                        line, text = text.split(b'\\n', 1)
                        if line == b'*IDN?':
                            os.write(ours, b'YOKOGAWA,WT31')
                            os.write(ours, b'0E,1,2\\r\\n')
                """;

        static Terminal open() throws IOException {
            assumeThat(Path.of("/usr/bin/python3"))
                    .as("python3 is not installed")
                    .matches(Files::isExecutable);
            Process process = new ProcessBuilder(List.of("/usr/bin/python3", "-c", PYTHON))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String device = new BufferedReader(
                            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
            return new Terminal(process, Path.of(device));
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }
}
