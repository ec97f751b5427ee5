package org.wattladder.system.endtoend;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.wattladder.system.disk.LoopDisk;

/** A file system of its own without a journal; where there can be none, the test is skipped. */
final class ScratchDisk {
    private ScratchDisk() {}

    /**
     * Makes and mounts one.
     *
     * @param mkfsOptions beside those for a small file system without a journal
     */
    static LoopDisk mount(Path directory, int mebibytes, String... mkfsOptions) throws InterruptedException {
        try {
            return LoopDisk.mount(
                    directory,
                    mebibytes,
                    Stream.concat(Stream.of("-O", "^has_journal"), Stream.of(mkfsOptions))
                            .toArray(String[]::new));
        } catch (IOException impossible) {
            return abort(impossible.getMessage());
        }
    }
}
