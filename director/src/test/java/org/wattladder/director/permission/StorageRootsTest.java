package org.wattladder.director.permission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StorageRootsTest {
    @TempDir
    private Path directory;

    @Test
    void shouldAllowWhatLiesInARootOnly() throws IOException {
        Path root = Files.createDirectory(directory.resolve("data"));
        StorageRoots roots = StorageRoots.within(List.of(root));
        assertThat(roots.refusal(root.toString())).isEmpty();
        assertThat(roots.refusal(root.resolve("a/b").toString())).isEmpty();
        assertThat(roots.refusal(directory.resolve("database").toString())).isPresent();
        assertThat(roots.refusal(root + "/../other"))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("outside", root.toString()));
    }

    @Test
    void shouldAllowNothingWithoutARootAndAnythingEverywhere() {
        assertThat(StorageRoots.within(List.of()).refusal("/data"))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("no folder at all", "--storage-root"));
        assertThat(StorageRoots.everywhere().refusal("/data")).isEmpty();
    }

    @Test
    void shouldRefuseARootThatIsNoDirectory() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StorageRoots.within(List.of(directory.resolve("missing"))))
                .withMessageContaining("is no directory here");
    }
}
