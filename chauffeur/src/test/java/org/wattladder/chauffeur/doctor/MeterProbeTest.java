package org.wattladder.chauffeur.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.doctor.SourceVerdict.Answer;

class MeterProbeTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private static MeterProbe shell(String script, Duration limit) {
        return new MeterProbe(List.of("sh", "-c", script), limit);
    }

    @Test
    void shouldReadOneVerdictFromEachLine() throws InterruptedException {
        MeterProbe.Findings findings = shell(
                        "echo 'rapl: no: no powercap tree: /sys/x'; echo 'estimate: yes: /proc/stat'; echo 'scripted:"
                                + " by-name: 1 value'; echo noise >&2",
                        LONG)
                .run();
        assertThat(findings.verdicts())
                .containsExactly(
                        new SourceVerdict("rapl", Answer.NO, "no powercap tree: /sys/x"),
                        new SourceVerdict("estimate", Answer.YES, "/proc/stat"),
                        new SourceVerdict("scripted", Answer.BY_NAME, "1 value"));
        assertThat(findings.failure()).isEmpty();
    }

    @Test
    void shouldReadOnlyLinesThatAreVerdicts() {
        assertThat(SourceVerdict.parse("rapl: yes")).contains(new SourceVerdict("rapl", Answer.YES, ""));
        assertThat(SourceVerdict.parse("rapl: maybe: x")).isEmpty();
        assertThat(SourceVerdict.parse("listening on 127.0.0.1:8888")).isEmpty();
    }

    @Test
    void shouldSayThatTheDaemonDoesNotAnswerInTime() throws InterruptedException {
        assertThat(shell("sleep 60", Duration.ZERO).run().failure())
                .isEqualTo(
                        "the meter daemon did not answer within 0 s; 'wattladder meter --probe' waits for slow devices"
                                + " without a limit");
    }

    @Test
    void shouldQuoteADaemonThatFails() throws InterruptedException {
        assertThat(shell("echo no java found >&2; exit 2", LONG).run().failure())
                .isEqualTo("the meter daemon ended with code 2 and said: no java found");
    }

    @Test
    void shouldSayThatThereIsNoDaemon() throws InterruptedException {
        assertThat(new MeterProbe(List.of("/nonexistent/wattladder"), LONG)
                        .run()
                        .failure())
                .startsWith("the meter daemon could not be asked: ");
    }

    @Test
    void shouldNotBeHeldUpByADaemonThatSaysMuch() throws InterruptedException {
        assertThat(shell("yes x | head -n 100000; echo 'estimate: yes: y'", LONG)
                        .run()
                        .verdicts())
                .hasSize(1);
    }
}
