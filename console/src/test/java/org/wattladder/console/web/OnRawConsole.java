package org.wattladder.console.web;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests on a console that shows a folder of their own. */
abstract class OnRawConsole {
    @TempDir
    Path folder;

    RawConsole console;

    @BeforeEach
    void start() throws IOException {
        console = RawConsole.start(folder);
    }

    @AfterEach
    void stop() {
        console.close();
    }
}
