package org.wattladder.guests.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuestImageTest {
    @TempDir
    private Path folder;

    private void properties(String program) throws IOException {
        Files.writeString(folder.resolve("image.properties"), "program=" + program + "\nsha256=0123456789abcdef\n");
        Files.writeString(folder.resolve("packages.txt"), "python3 3.11 amd64\nkmod 30 amd64\n");
    }

    @Test
    void shouldReadWhatWasMade() throws IOException {
        properties(GuestProgram.digest());
        GuestImage image = GuestImage.read(folder);
        assertThat(image.digest()).isEqualTo("0123456789abcdef");
        assertThat(image.packages()).isEqualTo(2);
        assertThat(image.root()).isEqualTo(folder.resolve("root.qcow2"));
    }

    @Test
    void shouldSayHowToMakeOne() {
        assertThatThrownBy(() -> GuestImage.read(folder))
                .hasMessage("there is no image for guests in " + folder + "; make it with: wattladder guest-image");
    }

    @Test
    void shouldRefuseOneWithAnotherProgram() throws IOException {
        properties("0000");
        assertThatThrownBy(() -> GuestImage.read(folder))
                .hasMessageContaining("is of another version of Wattladder; make it again");
    }

    @Test
    void shouldFindTheFolderAsTheEnvironmentSays() {
        assertThat(ImageFolder.of(Map.of("WATTLADDER_GUESTS", "/srv/guests", "XDG_CACHE_HOME", "/c")))
                .isEqualTo(Path.of("/srv/guests"));
        assertThat(ImageFolder.of(Map.of("XDG_CACHE_HOME", "/c"))).isEqualTo(Path.of("/c/wattladder/guests"));
    }
}
