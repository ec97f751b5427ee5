package org.wattladder.worklets.linear.library;

import com.sun.jna.NativeLibrary;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.linear.Backend;
import org.wattladder.worklets.linear.LinearSolve;
import org.wattladder.worklets.team.Team;

/** By {@code dgesv} of a library. */
abstract class LibrarySolve extends LinearSolve {
    private static final long STANDARD_BYTES = 520L << 20;

    private final String title;
    private final String library;
    private final String threadsFunction;

    LibrarySolve(String name, String title, String library, String threadsFunction) {
        super(name, "by `dgesv` of " + title + ", which must be installed", MemoryNeed.fixed(STANDARD_BYTES));
        this.title = title;
        this.library = library;
        this.threadsFunction = threadsFunction;
    }

    @Override
    protected Backend backend(Team team, int mostOrder) {
        try {
            NativeLibrary loaded = NativeLibrary.getInstance(library);
            loaded.getFunction(threadsFunction).invokeVoid(new Object[] {team.size()});
            return new LibraryBackend(loaded.getFunction("dgesv_"), team, mostOrder);
        } catch (UnsatisfiedLinkError missing) {
            throw new IllegalStateException(
                    title + " (lib" + library + ".so) is not installed; install it, or leave "
                            + description().name() + " out",
                    missing);
        }
    }
}
