package org.wattladder.worklets.linear.library;

import org.wattladder.worklets.api.LibraryNeed;

/** With OpenBLAS, where the machine has it. */
public final class SolveOpenblas extends LibrarySolve {
    /** Called once by the catalogue. */
    public SolveOpenblas() {
        super("solve-openblas", new LibraryNeed("OpenBLAS", "openblas", "libopenblas0"), "openblas_set_num_threads");
    }
}
