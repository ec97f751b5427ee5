package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever table {@code import} takes, {@code verify} finds its figures in it. */
class VerifiedImportTest {
    @TempDir
    private Path folder;

    /** Lines are parted by a bar. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "target_load_percent;ops;average_watts|100;655699;71.7|0;0;10.0",
                "\ufefftarget_load_percent;ops;average_watts;ops_per_watt|100;655699;71,7;9145|0;0;10,0;0|overall;;;8026",
                "target_load_percent,ops,average_watts|100%,655699,71.7|Active Idle,,10.0",
                "\"target_load_percent\",\"ops\",\"average_watts\"|\"100\",\"655699\",\"71.7\"|\"0\",\"0\",\"10.0\"",
                "target_load_percent;ops;average_watts;;|100;655699;71,7;;|0;0;10,0;;|;;;;",
                "target_load_percent,ops,average_watts|100,655699,71.7|50,325677,0.0300|0,0,10",
                "target_load_percent,ops,average_watts|100,655699,71.7|50,325677,30|0,0,0.01"
            })
    void shouldVerifyEveryTableThatImportTook(String lines) throws Exception {
        Path table = Files.writeString(folder.resolve("t.csv"), lines.replace("|", "\r\n") + "\r\n");
        String run = folder.resolve("run").toString();
        CommandRun imported = CommandRun.of(folder, "import", "ssj-csv", table.toString(), "--out", run);
        assertThat(imported.exitCode()).as(imported.err()).isZero();
        CommandRun verified = CommandRun.of(folder, "verify", run);
        assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
    }
}
