package org.wattladder.chauffeur.archive.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class UnpackedFileTest {
    private static final byte[] CONTENT = "content".getBytes(StandardCharsets.UTF_8);

    /** As a file on a disk without room. */
    private static final class FullDisk extends OutputStream {
        @Override
        public void write(int single) throws IOException {
            throw new IOException("No space left on device");
        }
    }

    @Test
    void shouldWriteWhatItIsGiven() throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (UnpackedFile file = new UnpackedFile("plan.yaml", written)) {
            new ByteArrayInputStream(CONTENT).transferTo(file);
        }
        assertThat(written.toByteArray()).isEqualTo(CONTENT);
    }

    @Test
    void shouldTellAFullDiskFromADamagedBundle() {
        UnpackedFile file = new UnpackedFile("plan.yaml", new FullDisk());
        assertThatThrownBy(() -> new ByteArrayInputStream(CONTENT).transferTo(file))
                .isInstanceOf(UnpackedFile.Unwritable.class)
                .hasMessage("plan.yaml cannot be written: No space left on device");
        assertThatThrownBy(() -> file.write(1)).isInstanceOf(UnpackedFile.Unwritable.class);
    }
}
