package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Tables, keys and lists of somebody who means harm. */
class HostileFilesTest {
    private static final long TEBIBYTE = 1L << 40;

    @TempDir
    private Path folder;

    private Path endless(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(TEBIBYTE);
        }
        return file;
    }

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void shouldRefuseATableThatIsNone() throws IOException {
        String head = "target_load_percent,ops,average_watts\n";
        for (String text : new String[] {
            "",
            "\u0000",
            "\u00ff\u00fe",
            head,
            head + "100,1e999,100\n",
            head + "100,NaN,100\n",
            head + "x".repeat(1_000_000),
            head + "\"never closed",
            head + "100," + "9".repeat(100_000) + ",1\n"
        }) {
            CommandRun.of(folder, "import", "ssj-csv", file("t.csv", text).toString(), "--out", folder + "/out")
                    .assertRefused("t.csv");
            assertThat(folder.resolve("out")).doesNotExist();
        }
        CommandRun.of(folder, "import", "ssj-csv", endless("u.csv").toString(), "--out", folder + "/out")
                .assertRefused();
    }

    @Test
    void shouldRefuseSamplesThatAreNone() throws IOException {
        String head = "meter,quantity,channel,taken_at,value,error\n";
        for (String text : new String[] {
            "",
            "\u0000",
            "a,b\n",
            head + "m,power,0,yesterday,1,\n",
            head + "m,power,0,2026-03-01T10:00:00Z,x,\n",
            "a".repeat(20_000_000)
        }) {
            CommandRun.of(
                            folder,
                            "reconcile",
                            file("run/samples.csv", text).getParent().toString())
                    .assertRefused();
        }
    }

    @Test
    void shouldRefuseKeysThatAreNone() throws IOException {
        Path huge = endless("key.pem");
        CommandRun.of(folder, "run", "--sign", huge.toString()).assertRefused("key.pem is larger than");
        CommandRun.of(folder, "verify", folder.toString(), "--key", huge.toString())
                .assertRefused("key.pem is larger than");
        CommandRun.of(
                        folder,
                        "run",
                        "--sign",
                        file("other.pem", "-----BEGIN PRIVATE KEY-----").toString())
                .assertRefused("other.pem is no PEM file");
    }

    @Test
    void shouldRefuseListsOfTrustThatAreNone() throws IOException {
        Path keys = Files.createDirectory(
                folder.resolve("keys"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        String one = "sha256:" + "00".repeat(32);
        for (String text : new String[] {
            "everybody\n",
            "* lab\n",
            one + "\n",
            one + " two words\n",
            "y".repeat(900_000) + " lab\n",
            one + "00 lab\n",
            "\u0000\n",
            "x".repeat(900_000)
        }) {
            Files.write(keys.resolve("chauffeurs.txt"), text.getBytes(StandardCharsets.ISO_8859_1));
            Files.setPosixFilePermissions(keys.resolve("chauffeurs.txt"), PosixFilePermissions.fromString("rw-------"));
            CommandRun.of(folder, "keys", "trust", one, "lab", "--as", "chauffeur", "--keys", keys.toString())
                    .assertRefused("chauffeurs.txt:1:");
        }
        Files.delete(keys.resolve("chauffeurs.txt"));
        endless("keys/chauffeurs.txt");
        Files.setPosixFilePermissions(keys.resolve("chauffeurs.txt"), PosixFilePermissions.fromString("rw-------"));
        CommandRun.of(folder, "keys", "trust", one, "lab", "--as", "chauffeur", "--keys", keys.toString())
                .assertRefused("chauffeurs.txt is larger than 1048576 bytes");
    }

    /** Stands for a command that was given more than it can hold. */
    @Command(name = "greedy")
    private static final class Greedy implements Runnable {
        @Override
        public void run() {
            throw new OutOfMemoryError("Java heap space");
        }
    }

    @Test
    void shouldSayThatMemoryDoesNotSuffice() {
        StringWriter err = new StringWriter();
        CommandLine commandLine = new CommandLine(new Greedy()).setErr(new PrintWriter(err, true));
        assertThat(ChauffeurMain.execute(commandLine)).isEqualTo(2);
        assertThat(err.toString())
                .contains("MiB of memory that this command takes do not hold")
                .hasLineCount(1);
    }
}
