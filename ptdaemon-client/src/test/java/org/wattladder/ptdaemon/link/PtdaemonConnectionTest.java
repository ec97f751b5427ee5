package org.wattladder.ptdaemon.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.fake.ClosingAnalyzer;
import org.wattladder.ptdaemon.fake.LoopbackAnalyzer;
import org.wattladder.ptdaemon.fake.SilentAnalyzer;
import org.wattladder.ptdaemon.fake.TearingAnalyzer;
import org.wattladder.ptdaemon.fake.WellBehavedAnalyzer;

class PtdaemonConnectionTest {
    private static final TimeLimits PATIENT = new TimeLimits(Duration.ofSeconds(15), Duration.ofSeconds(15));
    private static final TimeLimits IMPATIENT = new TimeLimits(Duration.ofSeconds(15), Duration.ofMillis(600));

    private static PtdaemonConnection connect(LoopbackAnalyzer analyzer, TimeLimits limits) throws MeterFault {
        return PtdaemonConnection.open(
                new MeterAddress("wall", "127.0.0.1", analyzer.port()),
                limits,
                TimeSource.system(),
                Duration.ofSeconds(10),
                () -> {});
    }

    private static List<String> rows(int count) {
        List<String> rows = new ArrayList<>();
        for (int second = 0; second < count; second++) {
            rows.add(String.format(
                    "Time,07-25-2024 18:%02d:%02d.745,Watts,%d.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000",
                    second / 60 % 60, second % 60, second));
        }
        return rows;
    }

    @Test
    void shouldReadALongAnswerThatComesInTornPieces() throws MeterFault {
        List<String> rows = rows(1500);
        try (TearingAnalyzer analyzer = new TearingAnalyzer("x", rows).started(TearingAnalyzer.class);
                PtdaemonConnection connection = connect(analyzer, PATIENT)) {
            assertThat(connection.ask(new Command.Hello())).isEqualTo("Hello, PTDaemon here!");
            connection.ask(Command.parse("Go,1000,0"));
            assertThat(connection.askSamples(Command.ReadSamples.all()))
                    .extracting(SampleRow::line)
                    .isEqualTo(rows);
            assertThat(connection.askSamples(Command.ReadSamples.all())).isEmpty();
        }
    }

    @Test
    void shouldNameMeterAddressCommandAndLimitOfASilentDaemon() throws MeterFault {
        try (SilentAnalyzer analyzer = new SilentAnalyzer("x", rows(1), "Identify").started(SilentAnalyzer.class);
                PtdaemonConnection connection = connect(analyzer, IMPATIENT)) {
            connection.ask(new Command.Hello());
            assertThatThrownBy(() -> connection.ask(new Command.Identify()))
                    .isInstanceOf(MeterSilent.class)
                    .hasMessage("fault.meter-silent('wall', '127.0.0.1:" + analyzer.port() + "', 'Identify', 600)");
            assertThatThrownBy(() -> connection.ask(new Command.Hello())).isInstanceOf(MeterGone.class);
        }
    }

    @Test
    void shouldSayWhenTheDaemonClosesInTheMiddleOfAnAnswer() throws MeterFault {
        try (ClosingAnalyzer analyzer = new ClosingAnalyzer("x", rows(3), "RL").started(ClosingAnalyzer.class);
                PtdaemonConnection connection = connect(analyzer, PATIENT)) {
            connection.ask(Command.parse("Go,1000,0"));
            assertThatThrownBy(() -> connection.askSamples(Command.ReadSamples.all()))
                    .isInstanceOf(MeterGone.class)
                    .hasMessageContaining("fault.meter-gone('wall', '127.0.0.1:" + analyzer.port())
                    .hasMessageContaining("'RL'");
        }
    }

    @Test
    void shouldTellOfTheEndWhileNobodyAsks() throws Exception {
        CountDownLatch lost = new CountDownLatch(1);
        try (ServerSocket daemon = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                PtdaemonConnection connection = PtdaemonConnection.open(
                        new MeterAddress("wall", "127.0.0.1", daemon.getLocalPort()),
                        PATIENT,
                        TimeSource.system(),
                        Duration.ofSeconds(10),
                        lost::countDown)) {
            Socket accepted = daemon.accept();
            assertThat(lost.getCount()).isOne();
            accepted.close();
            assertThat(lost.await(10, TimeUnit.SECONDS)).isTrue();
            assertThatThrownBy(() -> connection.ask(new Command.Hello())).isInstanceOf(MeterGone.class);
        }
    }

    @Test
    void shouldHandOnNoAnswerThatCommandsATerminal() throws Exception {
        String escapes = "\u001b[2J\u001b]0;x\u0007\r\u0000";
        try (WellBehavedAnalyzer analyzer =
                        new WellBehavedAnalyzer(escapes, rows(1)).started(WellBehavedAnalyzer.class);
                PtdaemonConnection connection = connect(analyzer, PATIENT)) {
            assertThat(connection.ask(new Command.Identify())).isEqualTo(".[2J.]0;x...");
            UnexpectedAnswer fault = connection.unexpected(
                    new Command.Identify(), new UnreadableAnswer("an identity", "x".repeat(65_000)));
            assertThat(fault.reason().notation()).hasSizeLessThan(400);
        }
    }

    @Test
    void shouldReportTheRawTextOfARefusalAndGoOn() throws MeterFault {
        try (WellBehavedAnalyzer analyzer = new WellBehavedAnalyzer("x", rows(1)).started(WellBehavedAnalyzer.class);
                PtdaemonConnection connection = connect(analyzer, PATIENT)) {
            assertThatThrownBy(() -> connection.askSamples(Command.ReadSamples.allChannels()))
                    .isInstanceOf(UnexpectedAnswer.class)
                    .hasMessageContaining("'RL,*,*', 'Invalid number of parameters'");
            assertThat(connection.ask(new Command.Hello())).isNotEmpty();
        }
    }

    @Test
    void shouldGiveUpAPortNobodyListensOn() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        MeterAddress peer = new MeterAddress("wall", "127.0.0.1", port);
        assertThatThrownBy(() ->
                        PtdaemonConnection.open(peer, PATIENT, TimeSource.system(), Duration.ofMillis(600), () -> {}))
                .isInstanceOf(MeterUnreachable.class)
                .hasMessageContaining("fault.meter-unreachable('wall', '127.0.0.1:" + port + "', 600");
    }
}
