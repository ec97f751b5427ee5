package org.wattladder.worklets.linear.library;

/** With OpenBLAS, where the machine has it. */
public final class SolveOpenblas extends LibrarySolve {
    /** Called once by the catalogue. */
    public SolveOpenblas() {
        super("solve-openblas", "OpenBLAS", "openblas", "openblas_set_num_threads");
    }
}
