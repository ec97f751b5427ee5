package org.wattladder.worklets.linear.library;

/** With the Math Kernel Library of Intel, where the machine has it. */
public final class SolveMkl extends LibrarySolve {
    /** Called once by the catalogue. */
    public SolveMkl() {
        super("solve-mkl", "MKL", "mkl_rt", "MKL_Set_Num_Threads");
    }
}
