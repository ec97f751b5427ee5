package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/** The archive where no code may run from {@code /tmp}, which is where libraries in jars are often unpacked. */
@Tag("full")
class NoexecIT {
    private static final Path TESTS =
            Path.of(System.getProperty("wattladder.home"), "system-tests").toAbsolutePath();

    /** Where programs may run. */
    static final class InBuild implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
            return Files.createTempDirectory(TESTS.resolve("target"), "noexec");
        }
    }

    @TempDir(factory = InBuild.class)
    private Path folder;

    /** Its folder is seen again where it was, as the tree may lie below /tmp. */
    private static final String SCRIPT = """
            set -eu
            cp -r "$2" "$1/config"
            mount --bind "$1" /mnt
            mount -t tmpfs -o noexec,nosuid,mode=1777 tmpfs /tmp
            printf '#!/bin/sh\n' >/tmp/program && chmod +x /tmp/program
            if /tmp/program 2>/dev/null; then echo "/tmp runs programs" >&2; exit 9; fi
            mkdir -p "$1"
            mount --bind /mnt "$1"
            cd "$1"
            exec "$0" run storage --config config --meter none --quick --storage "$1" --out out
            """;

    @Test
    void shouldRunStorageWorkletsAndFindWhatTheMachineIs() throws Exception {
        assumeTrue(
                Unpacked.run(Map.of(), "unshare", "--mount", "true").exitCode() == 0,
                "this user may not mount anything");
        Unpacked unpacked = Unpacked.below(folder);
        Unpacked.Answer run = Unpacked.run(
                Unpacked.environment(folder),
                "unshare",
                "--mount",
                "sh",
                "-c",
                SCRIPT,
                unpacked.launcher().toString(),
                folder.toString(),
                TESTS.resolve("src/test/resources/config").toString());
        assertThat(run.exitCode()).as(run.output()).isIn(0, 1);
        assertThat(folder.resolve("out/result.xml")).content().contains("bypass=\"MINCORE\"");
    }
}
