package org.wattladder.worklets.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibraryNeedTest {
    private static final LibraryNeed NEED = new LibraryNeed("Noblas", "no-such-blas", "libnoblas0");

    @TempDir
    private Path root;

    private void install(String folder) throws IOException {
        Files.createDirectories(root.resolve(folder));
        Files.createFile(root.resolve(folder).resolve("libno-such-blas.so.0"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lib", "usr/lib64", "usr/local/lib", "usr/lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu"})
    void shouldFindItInTheUsualFolders(String folder) throws Exception {
        assertThat(NEED.isIn(root, "")).isFalse();
        install(folder);
        assertThat(NEED.isIn(root, "")).isTrue();
    }

    @Test
    void shouldFindItWhereTheLoaderIsToldToLook() throws Exception {
        install("opt/blas/lib");
        assertThat(NEED.isIn(root, "")).isFalse();
        assertThat(NEED.isIn(root, "/nowhere:" + root.resolve("opt/blas/lib"))).isTrue();
        Files.createDirectories(root.resolve("etc/ld.so.conf.d"));
        Files.writeString(root.resolve("etc/ld.so.conf.d/blas.conf"), "# ours\n/opt/blas/lib\n");
        assertThat(NEED.isIn(root, "")).isTrue();
    }

    @Test
    void shouldNameThePackageOfWhatIsMissing() {
        assertThat(NEED.missing("solve-none"))
                .contains("worklet solve-none needs Noblas (libno-such-blas.so), which this machine lacks;"
                        + " install the package libnoblas0");
    }
}
