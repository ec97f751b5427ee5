package org.wattladder.meter.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.console.QuietConsole;
import org.wattladder.meter.sampling.CountingSource;
import org.wattladder.meter.sampling.DrivenSampler;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;

class CommandAnswersTest {
    private static final String RUNNING =
            "Starting untimed measurement, maximum 500000 samples at 1000ms with 0 rampup samples";

    private final DrivenSampler driven = new DrivenSampler(Optional.empty());
    private final CommandAnswers answers = new CommandAnswers(
            DaemonIdentity.of(
                    "counting",
                    Identity.Mode.POWER,
                    new CountingSource(),
                    new DaemonVersion("0.1.0-01234567-20260101"),
                    "Linux 6, amd64"),
            driven.sampler(),
            () -> {},
            QuietConsole.make());

    private CompletableFuture<List<String>> later(String command) {
        return Command.parse(command).answeredBy(answers);
    }

    private String ask(String command) {
        return String.join("|", later(command).join());
    }

    @Test
    void shouldNameItselfHonestly() {
        assertThat(ask("Identify"))
                .isEqualTo("Wattladder-counting,1000,1,0,0,0,0,0,0,version=0.1.0-01234567-20260101,OS=Linux 6; amd64,"
                        + "mode=power,0,0,1,0,0,no_cal_date,na");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Hello | Hello, PTDaemon here!",
                "RR | Ranges,-1,-1.000000,-1,-1.000000",
                "RR,1 | Ranges,-1,-1.000000,-1,-1.000000",
                "RR,2 | Channel number out of range: there is one channel",
                "SR,A,0.49500000000000005 | Range A changed",
                "SR,v,Auto | Range v changed",
                "Stop | Error: no measurement to stop",
                "RL | No unread samples",
                "RL,1 | No unread samples",
                "RL,*,* | Invalid number of parameters",
                "R* | No data",
                "Watts | Watts,-1.000000,-1.000000,-1.000000,0,0,0",
                "Temperature | Temperature,-1.000000,-1.000000,-1.000000,0,0,0",
                "Uncertainty | Uncertainty,-1.0,10000000.000000,0.000000,0,0,0,0",
                "Mark,level-100 | Mark changed",
                "Reset | Reset done",
                "Timed,10,1000 | Unknown command",
                "Go,1,0 | Error in parameter: interval 1 ms is not within 20 to 3600000 ms"
            })
    void shouldAnswerWhileIdle(String command, String answer) {
        assertThat(ask(command)).isEqualTo(answer);
    }

    @Test
    void shouldAnswerWhileMeasuring() {
        assertThat(ask("Go,0,0,level-67")).isEqualTo(RUNNING);
        driven.runTo(1500);
        assertThat(ask("R*")).isEqualTo("Watts,101.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000");
        assertThat(ask("Watts")).isEqualTo("Watts,100.500000,100.000000,101.000000,2,0,2");
        assertThat(ask("Volts")).isEqualTo("Volts,-1.000000,-1.000000,-1.000000,0,0,0");
        assertThat(ask("Uncertainty")).isEqualTo("Uncertainty,-1.0,10000000.000000,0.000000,2,0,0,2");
        assertThat(ask("Go,1000,0")).startsWith("Error");
        assertThat(ask("SR,A,Auto")).startsWith("Meter busy");
        assertThat(ask("RL,3")).startsWith("Insufficient unread");
        assertThat(ask("RL,*"))
                .isEqualTo("Last 2 samples"
                        + "|Time,03-01-2026 10:00:00.300,Watts,100.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000"
                        + "|Time,03-01-2026 10:00:01.300,Watts,101.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000");
        assertThat(ask("RL")).isEqualTo("No unread samples");
    }

    @Test
    void shouldHoldTheNextSampleBackUntilItIsTaken() {
        ask("Go,1000,0");
        CompletableFuture<List<String>> next = later("RL,1");
        driven.runTo(299);
        assertThat(next).isNotDone();
        driven.runTo(300);
        assertThat(next.join()).hasSize(2).first().isEqualTo("Last 1 samples");
    }

    @Test
    void shouldHoldSamplesAndASecondStopBackUntilTheRunHasEnded() {
        ask("Go,1000,0");
        driven.runTo(1100);
        assertThat(ask("Stop")).isEqualTo("Stopping untimed measurement");
        CompletableFuture<List<String>> second = later("Stop");
        CompletableFuture<List<String>> samples = later("RL");
        assertThat(ask("Watts")).isEqualTo("Watts,100.000000,100.000000,100.000000,1,0,1");
        driven.runTo(1999);
        assertThat(second).isNotDone();
        assertThat(samples).isNotDone();
        driven.runTo(2000);
        assertThat(second.join()).containsExactly("Error: no measurement to stop");
        assertThat(samples.join()).hasSize(3);
        assertThat(ask("Watts")).isEqualTo("Watts,100.500000,100.000000,101.000000,2,0,2");
    }

    @Test
    void shouldBeIdleAfterItsClientHasLeft() {
        ask("Go,1000,0");
        driven.runTo(500);
        answers.clientLeft();
        assertThat(driven.sampler().dueNanos()).isEmpty();
        assertThat(ask("Go,1000,0")).isEqualTo(RUNNING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wt210", "wt310", "wt333e"})
    void shouldAnswerTheCommandsOfRealSessionsInTheSameShape(String session) throws IOException {
        List<String> transcript = transcript(session);
        long millis = 0;
        for (int line = 0; line < transcript.size(); line += 2) {
            String command = transcript.get(line).substring(2);
            String recorded = transcript.get(line + 1).substring(2);
            CompletableFuture<List<String>> answer = later(command);
            millis += command.startsWith("Go") || !answer.isDone() ? 2500 : 0;
            driven.runTo(millis);
            assertThat(shape(command, answer.join().get(0)))
                    .as("line %d: %s", line, command)
                    .isEqualTo(shape(command, recorded));
        }
    }

    /** Sentences as they are, figures as N; of an identity only the kind of its fields. */
    private static String shape(String command, String answer) {
        String figures = answer.replaceAll("-?\\d+(\\.\\d+)?", "N");
        return command.equals("Identify")
                ? figures.replaceAll("^[^,]+", "driver")
                        .replaceAll("version=[^,]*", "version")
                        .replaceAll("OS=[^,]*", "OS")
                        .replaceAll("[^,]*$", "device")
                : figures;
    }

    private static List<String> transcript(String session) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                CommandAnswersTest.class.getResourceAsStream("/sessions/" + session + ".transcript.txt"),
                StandardCharsets.US_ASCII))) {
            return reader.lines().toList();
        }
    }
}
