package org.wattladder.worklets.linear.library;

import com.sun.jna.NativeLibrary;
import java.util.List;
import org.wattladder.worklets.api.LibraryNeed;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.linear.Backend;
import org.wattladder.worklets.linear.LinearSolve;
import org.wattladder.worklets.team.Team;

/** By {@code dgesv} of a library. */
abstract class LibrarySolve extends LinearSolve {
    private static final long STANDARD_BYTES = 520L << 20;

    private final LibraryNeed need;
    private final String threadsFunction;

    LibrarySolve(String name, LibraryNeed need, String threadsFunction) {
        super(name, "by `dgesv` of " + need.title() + ", which must be installed", MemoryNeed.fixed(STANDARD_BYTES));
        this.need = need;
        this.threadsFunction = threadsFunction;
    }

    @Override
    public List<LibraryNeed> libraries() {
        return List.of(need);
    }

    @Override
    protected Backend backend(Team team, int mostOrder) {
        try {
            NativeLibrary loaded = NativeLibrary.getInstance(need.library());
            loaded.getFunction(threadsFunction).invokeVoid(new Object[] {team.size()});
            return new LibraryBackend(loaded.getFunction("dgesv_"), team, mostOrder);
        } catch (UnsatisfiedLinkError missing) {
            throw new IllegalStateException(
                    need.title() + " (lib" + need.library() + ".so) is not installed; install it, or leave "
                            + description().name() + " out",
                    missing);
        }
    }
}
