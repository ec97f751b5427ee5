package org.wattladder.worklets.linear.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.LibraryNeed;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.linear.LinearSolve;

class LibrarySolveTest {
    /** Where the library is missing, a sentence says so; both branches are what a user sees. */
    @Test
    void shouldSolveWithTheLibraryOfTheMachineOrSayThatThereIsNone() {
        LinearSolve worklet = new SolveOpenblas();
        TinyContext context = new TinyContext(worklet);
        try (Session session = worklet.open(context)) {
            Transaction solve;
            try {
                solve = session.transactions(context).get(0).transaction();
            } catch (IllegalStateException missing) {
                assertThat(missing)
                        .hasMessage(
                                "OpenBLAS (libopenblas.so) is not installed; install it, or leave solve-openblas out");
                return;
            }
            solve.resize(100);
            solve.prepare();
            solve.execute();
            solve.check();
            assertThat(session.figures().get(2).value()).isBetween(1e-6, 1.0);
        }
    }

    @Test
    void shouldSayThatALibraryIsMissing() {
        LinearSolve worklet =
                new LibrarySolve("solve-none", new LibraryNeed("Noblas", "no-such-blas", "libnoblas0"), "threads") {};
        TinyContext context = new TinyContext(worklet);
        try (Session session = worklet.open(context)) {
            assertThatThrownBy(() -> session.transactions(context))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("Noblas (libno-such-blas.so) is not installed; install it, or leave solve-none out");
        }
    }
}
