package org.wattladder.worklets.linear.library;

import org.wattladder.worklets.api.LibraryNeed;

/** With the Math Kernel Library of Intel, where the machine has it. */
public final class SolveMkl extends LibrarySolve {
    /** Called once by the catalogue. */
    public SolveMkl() {
        super("solve-mkl", new LibraryNeed("MKL", "mkl_rt", "libmkl-rt"), "MKL_Set_Num_Threads");
    }
}
