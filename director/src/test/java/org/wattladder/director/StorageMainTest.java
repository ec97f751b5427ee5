package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.worklets.api.StorageMark;
import picocli.CommandLine;

class StorageMainTest {
    @TempDir
    private Path root;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int execute(String... words) {
        FakeTree tree = new FakeTree(root).disk("sdb", "8:16", "/srv/one", "xfs", 7L << 30);
        CommandLine command = StorageMain.commandLine(
                new Machine(tree.files(), new JavaFacts("VM", "/jdk", "amd64", "Linux", 1, 1 << 30, () -> "feed")));
        return command.setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true))
                .execute(words);
    }

    @Test
    void shouldListDevicesAndFilesLeftOnThem() throws IOException {
        Path folder = Files.createDirectories(root.resolve("srv/one/wattladder-storage"));
        Files.write(folder.resolve("001-0001-001.dat"), StorageMark.bytes());
        assertThat(execute("list")).isZero();
        assertThat(out.toString())
                .contains("sdb (Model sdb), 0 GiB, xfs at /srv/one, 7168 MiB free")
                .contains(folder + ": 1 files of 0 MiB");
    }

    @Test
    void shouldRemoveOnlyWhatStorageWorkletsMade() throws IOException {
        Path folder = Files.createDirectories(root.resolve("srv/one/wattladder-storage"));
        Files.write(folder.resolve("001-0001-001.dat"), StorageMark.bytes());
        Path foreign = Files.writeString(folder.resolve("001-0001-002.dat"), "a user's");
        assertThat(execute("clean", root.resolve("srv/one").toString())).isEqualTo(1);
        assertThat(out.toString()).contains(folder + ": 1 files removed");
        assertThat(err.toString()).contains("files are left in it that no storage worklet made");
        assertThat(folder).isDirectoryContaining("glob:**");
        assertThat(foreign).hasContent("a user's");
    }

    @Test
    void shouldAskForAWord() {
        assertThat(execute()).isEqualTo(2);
        assertThat(err.toString()).contains("Say list or clean; see");
    }
}
