package org.wattladder.worklets.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StorageMarkTest {
    @TempDir
    private Path directory;

    @Test
    void shouldKnowAFileThatBeginsWithTheMark() throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        content.writeBytes(StorageMark.bytes());
        content.writeBytes(new byte[100]);
        Path file = Files.write(directory.resolve("1-1-1.dat"), content.toByteArray());
        assertThat(StorageMark.isOn(file)).isTrue();
    }

    @Test
    void shouldNotTakeWhatOthersMade() throws IOException {
        Path ours = Files.write(directory.resolve("ours"), StorageMark.bytes());
        assertThat(StorageMark.isOn(Files.createFile(directory.resolve("empty"))))
                .isFalse();
        assertThat(StorageMark.isOn(Files.writeString(directory.resolve("1-1-1.dat"), "wattladder storage\n")))
                .isFalse();
        assertThat(StorageMark.isOn(Files.createSymbolicLink(directory.resolve("link"), ours)))
                .isFalse();
        assertThat(StorageMark.isOn(directory)).isFalse();
        assertThat(StorageMark.isOn(directory.resolve("none"))).isFalse();
    }
}
