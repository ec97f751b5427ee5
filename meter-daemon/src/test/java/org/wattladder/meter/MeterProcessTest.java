package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.session.MeterSession;

/** The daemon as a process of its own, started as the Chauffeur starts it. */
class MeterProcessTest {

    @Test
    void shouldSayWhereItListensServeAndLeaveWithItsStarter() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        MeterMain.class.getName(),
                        "--source",
                        "scripted",
                        "--option",
                        "watts=90,110",
                        "--port",
                        "0",
                        "--end-with-input")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = out.readLine();
            assertThat(line).matches("listening on 127\\.0\\.0\\.1:\\d+");
            int port = Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
            MeterPlan plan = MeterPlan.of("local", "127.0.0.1", 0, "scripted", List.of(), 50);
            try (MeterSession session = MeterSession.open(plan, port, TimeSource.system(), Duration.ofSeconds(10))) {
                session.start("whole");
                assertThat(session.stop().statisticsAgree()).isTrue();
            }
            process.getOutputStream().close();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
