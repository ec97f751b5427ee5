package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class RunDirectoryTest {
    @TempDir
    private Path directory;

    @Test
    @Timeout(60)
    void shouldRefuseAPipeThatWouldBeReadForEver() throws Exception {
        Path pipe = directory.resolve(RunDirectory.RESULT);
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatIOException()
                .isThrownBy(() -> RunDirectory.open(directory))
                .withMessageContaining("result.xml is no file but a folder, pipe or device");
    }

    @Test
    void shouldRefuseALinkToADevice() throws Exception {
        Files.writeString(directory.resolve(RunDirectory.RESULT), "<result/>");
        Files.createSymbolicLink(directory.resolve(RunDirectory.MANIFEST), Path.of("/dev/zero"));
        assertThatIOException().isThrownBy(() -> RunDirectory.open(directory)).withMessageContaining("manifest.sha256");
    }
}
