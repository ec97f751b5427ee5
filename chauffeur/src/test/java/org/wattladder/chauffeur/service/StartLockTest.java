package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartLockTest {
    private static final int ROUNDS = 20;

    @TempDir
    private Path results;

    private final List<Starter> starters = List.of(new Starter(), new Starter());

    /** A process that takes turns. */
    private static final class Starter {
        private final Process process;
        private final Writer orders;
        private final BufferedReader answers;

        Starter() {
            try {
                process = new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                AdmissionOnTrialMain.class.getName())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
            } catch (IOException impossible) {
                throw new IllegalStateException(impossible);
            }
            orders = process.outputWriter();
            answers = process.inputReader();
        }

        void order(String line) throws IOException {
            orders.write(line + "\n");
            orders.flush();
        }
    }

    @AfterEach
    void end() {
        starters.forEach(starter -> starter.process.destroyForcibly());
    }

    @Test
    void shouldLetInOneOfTwoProcessesThatStartInTheSameMoment() throws Exception {
        for (int round = 1; round <= ROUNDS; round++) {
            Path folder = results.resolve("round-" + round);
            starters.get(0).order(folder.resolve("a").toString());
            starters.get(1).order(folder.resolve("b").toString());
            List<String> answers = List.of(
                    starters.get(0).answers.readLine(), starters.get(1).answers.readLine());

            assertThat(answers).as("round %s", round).containsExactlyInAnyOrder("in 0", "refused");
            assertThat(folder.resolve(".starting")).doesNotExist();
            for (Starter starter : starters) {
                starter.order("over");
            }
        }
    }

    @Test
    void shouldTakeTheLockOfAProcessThatDied() throws Exception {
        Process dead = new ProcessBuilder("sh", "-c", "printf left >'" + results + "/.starting'").start();
        assertThat(dead.waitFor()).isZero();
        StartLock lock = StartLock.of(results);
        assertThat(results.resolve(".starting")).exists();
        lock.close();
        assertThat(results.resolve(".starting")).doesNotExist();
    }

    @Test
    void shouldDoWithoutWhereTheFolderIsNone() throws Exception {
        StartLock.of(Path.of("/proc/none")).close();
        assertThat(Path.of("/proc/none")).doesNotExist();
    }
}
