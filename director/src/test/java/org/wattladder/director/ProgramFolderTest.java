package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;

/** What a program writes lies in its folder, is bounded, and is removed. */
@Tag("slow")
class ProgramFolderTest extends OnPrograms {
    private Prepare order(String... lines) throws IOException {
        programs.script("toy", lines);
        return toy("""
                title: a toy
                unit: brick
                pace: once
                start: [./toy]
                users: 1
                json: "{folder}/result.json"
                count: {json-pointer: /bricks}
                most-disk: 1MiB
                """);
    }

    private void send() throws IOException {
        chauffeur.send(new RunInterval(
                1,
                Map.of("alone/worklet", new RunInterval.Work(new Load.Iterations(0, 1, 0, 100), 42)),
                0,
                3_600_000 * MILLISECOND,
                0,
                List.of(),
                OptionalLong.empty()));
    }

    @Test
    void shouldRunInAFolderThatIsRemovedHoweverTheProgramLeavesIt() throws IOException {
        Path where = programs.folder().resolve("where");
        chauffeur.ask(
                order(
                        "pwd > '" + where + "'",
                        "echo '{\"bricks\": 3}' > result.json",
                        "mkdir -p locked/inner",
                        "touch locked/inner/file",
                        "ln -s /etc link",
                        "chmod 0 locked/inner locked"),
                Prepared.class);
        send();
        chauffeur.receive(RecordingStarted.class);
        chauffeur.receive(RecordingEnded.class);
        assertThat(chauffeur
                        .receive(IntervalDone.class)
                        .clients()
                        .get(0)
                        .types()
                        .get(0)
                        .transactions())
                .isEqualTo(3);
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(Path.of(Files.readString(where).strip())).isAbsolute().doesNotExist();
        assertThat(Path.of("/etc")).isNotEmptyDirectory();
    }

    @Test
    void shouldNotCountAProgramThatFillsTheDisk() throws IOException {
        chauffeur.ask(
                order(
                        "echo '{\"bricks\": 3}' > result.json",
                        "for i in 1 2 3; do head -c 900000 /dev/zero > part$i; done"),
                Prepared.class);
        send();
        assertThat(failure()).contains("program.fills-disk('2MiB', '1MiB')");
    }

    @Test
    void shouldEndAProgramWhoseFileGrowsBeyondItsBound() throws IOException {
        chauffeur.ask(order("exec head -c 900000000 /dev/zero > large"), Prepared.class);
        send();
        assertThat(failure()).contains("program.ends-badly(");
    }
}
