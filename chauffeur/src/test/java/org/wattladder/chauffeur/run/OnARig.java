package org.wattladder.chauffeur.run;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test that needs a fresh rig each time. */
abstract class OnARig {
    @TempDir
    Path directory;

    RunRig rig;

    @BeforeEach
    void buildTheRig() {
        rig = new RunRig(directory);
    }
}
