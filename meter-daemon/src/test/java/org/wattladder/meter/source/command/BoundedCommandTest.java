package org.wattladder.meter.source.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoundedCommandTest {
    private static final Duration LONG = Duration.ofSeconds(30);

    @Test
    void shouldKeepBothStreamsAndTheExitCode() throws Exception {
        CommandOutput output =
                BoundedCommand.within(LONG).run(List.of("sh", "-c", "echo one; echo two >&2; echo; exit 3"));
        assertThat(output).isEqualTo(new CommandOutput(3, "one\ntwo\n\n"));
        assertThat(output.lastLine()).isEqualTo("two");
        assertThat(new CommandOutput(1, " \n").lastLine()).isEqualTo("nothing was printed");
    }

    @Test
    void shouldGiveNoInputAndAKnownLocale() throws Exception {
        BoundedCommand command = new BoundedCommand(LONG, Map.of("SECRET", "x"));
        assertThat(command.run(List.of("sh", "-c", "cat; echo $LC_ALL $TZ $SECRET"))
                        .text())
                .isEqualTo("C UTC x\n");
    }

    @Test
    void shouldEndACommandThatHangs() {
        assertThatThrownBy(
                        () -> BoundedCommand.within(Duration.ofMillis(50)).run(List.of("sh", "-c", "sleep 60; echo")))
                .isInstanceOf(IOException.class)
                .hasMessage("sh did not answer within 50 ms");
    }

    @Test
    void shouldSayThatAProgramIsAbsent() {
        assertThatThrownBy(() -> BoundedCommand.within(LONG).run(List.of("no-such-program-here")))
                .isInstanceOf(CommandAbsent.class)
                .hasMessageContaining("is not installed");
    }

    @Test
    void shouldCutWhatIsTooLong() throws Exception {
        CommandOutput output =
                BoundedCommand.within(LONG).run(List.of("sh", "-c", "head -c 200000 /dev/zero | tr '\\0' x"));
        assertThat(output.text()).hasSize(65_536);
    }
}
