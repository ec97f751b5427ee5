package org.wattladder.worklets.linear.library;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.ptr.IntByReference;
import java.util.concurrent.CompletableFuture;
import org.wattladder.worklets.linear.Backend;
import org.wattladder.worklets.linear.Numbers;
import org.wattladder.worklets.team.Team;

/** A system outside of the heap, column by column without gaps, solved by LAPACK's {@code dgesv}. */
final class LibraryBackend implements Backend {
    private static final int PAGE = 4096;

    /** OpenBLAS keeps tables of all possible threads on the stack of its caller; one of Java is too small for them. */
    private static final long STACK_BYTES = 64L << 20;

    private final Function dgesv;
    private final Team team;
    private final Memory matrix;
    private final Memory right;
    private final Memory pivots;
    private int order;

    LibraryBackend(Function dgesv, Team team, int mostOrder) {
        this.dgesv = dgesv;
        this.team = team;
        matrix = new Memory(((long) mostOrder * mostOrder + PAGE) * Double.BYTES);
        right = new Memory((long) mostOrder * Double.BYTES);
        pivots = new Memory((long) mostOrder * Integer.BYTES);
    }

    @Override
    public void fill(Numbers numbers) {
        order = numbers.order();
        long columnBytes = (long) order * Double.BYTES;
        team.run(member -> {
            double[] column = new double[order];
            for (int j = member; j < order; j += team.size()) {
                numbers.column(j, column, 0);
                matrix.write(j * columnBytes, column, 0, order);
            }
        });
        for (int i = 0; i < order; i++) {
            right.setDouble((long) i * Double.BYTES, numbers.right(i));
        }
    }

    @Override
    public void solve() {
        IntByReference equations = new IntByReference(order);
        IntByReference failed = new IntByReference();
        Object[] arguments = {equations, new IntByReference(1), matrix, equations, pivots, right, equations, failed};
        CompletableFuture.runAsync(
                        () -> dgesv.invokeVoid(arguments), task -> new Thread(null, task, "dgesv", STACK_BYTES).start())
                .join();
        if (failed.getValue() != 0) {
            throw new ArithmeticException("dgesv ended with " + failed.getValue());
        }
    }

    @Override
    public double[] solution() {
        return right.getDoubleArray(0, order);
    }

    @Override
    public void close() {
        matrix.close();
        right.close();
        pivots.close();
    }
}
