package org.wattladder.worklets.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramDigestTest {
    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String digest(Path... places) {
        StringBuilder classPath = new StringBuilder();
        for (Path place : places) {
            classPath.append(place).append(File.pathSeparator);
        }
        return ProgramDigest.of(classPath.toString());
    }

    @Test
    void shouldBeTheSameForACopyInAnotherPlaceAndOrder() throws IOException {
        String one = digest(file("here/a.jar", "a"), file("here/b.jar", "b"));
        assertThat(digest(file("there/b.jar", "b"), file("there/a.jar", "a"), folder.resolve("missing.jar")))
                .isEqualTo(one)
                .hasSize(64);
    }

    @Test
    void shouldChangeWithOneByteOfAJarAndWithAnotherJar() throws IOException {
        Path jar = file("a.jar", "a");
        String before = digest(jar);
        assertThat(digest(jar, file("more.jar", ""))).isNotEqualTo(before);
        file("a.jar", "b");
        assertThat(digest(jar)).isNotEqualTo(before);
    }

    @Test
    void shouldSeeAPatchedClassInADirectory() throws IOException {
        file("classes/deep/Kernel.class", "true");
        String before = digest(folder.resolve("classes"));
        file("classes/deep/Kernel.class", "false");
        assertThat(digest(folder.resolve("classes"))).isNotEqualTo(before);
    }

    @Test
    void shouldTakeAllJarsOfAFolderAndNothingElseOfIt() throws IOException {
        String both = digest(file("lib/a.jar", "a"), file("lib/b.jar", "b"));
        file("lib/readme.txt", "not a jar");
        assertThat(ProgramDigest.of(folder.resolve("lib") + "/*")).isEqualTo(both);
    }

    @Test
    void shouldKnowItsOwnProcess() {
        assertThat(ProgramDigest.ofThisProcess(""))
                .isEqualTo(ProgramDigest.ofThisProcess(""))
                .isNotEqualTo(ProgramDigest.of(""))
                .hasSize(64);
    }
}
