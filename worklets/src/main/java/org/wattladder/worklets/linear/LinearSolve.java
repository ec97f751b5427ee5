package org.wattladder.worklets.linear;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.team.Team;

/** Solves a dense system of linear equations, by all CPUs of a client together. */
public abstract class LinearSolve implements Worklet {
    /** The matrix takes the heap; a rehearsal takes seconds with an eighth of the usual one. */
    public static final MemoryNeed MATRIX = new MemoryNeed.Filling(64L << 20, 96);

    private static final String ORDER = "order";

    /** Largest order whose matrix is one array of Java. */
    private static final int MOST_ORDER = 46_000;

    private static final int STANDARD_ORDER = 8000;
    private static final int TINY_ORDER = 60;

    private final WorkletDescription description;

    /**
     * Takes what differs.
     *
     * @param how the backend, as a clause
     */
    protected LinearSolve(String name, String how, MemoryNeed memory) {
        description = new WorkletDescription(
                name,
                "cpu",
                "The floating-point units of all cores, with data in their caches.",
                "Solves one dense system of linear equations in double precision by LU factorisation with partial pivoting, "
                        + how
                        + ", on all CPUs of the client. It counts as 2/3 n^3 + 2 n^2 operations for n equations. Other sizes than"
                        + " 100 % are shares of the matrix. Every system has other numbers. Checked: the residual, scaled"
                        + " as by HPL, must be less than 16.",
                Metric.FLOATING_POINT,
                memory,
                List.of(new Parameter(
                        ORDER,
                        "equations at 100 %, fewer where memory is short; 0 for as many as memory allows",
                        0,
                        MOST_ORDER,
                        STANDARD_ORDER,
                        TINY_ORDER)));
    }

    /**
     * What solves systems of at most this order.
     *
     * @throws IllegalStateException with a sentence, if this JVM or machine has no such thing
     */
    protected abstract Backend backend(Team team, int mostOrder);

    @Override
    public WorkletDescription description() {
        return description;
    }

    @Override
    public Session open(ClientContext context) {
        List<AutoCloseable> held = new CopyOnWriteArrayList<>();
        List<Solve> solves = new CopyOnWriteArrayList<>();
        return new Session() {
            @Override
            public List<WeightedTransaction> transactions(UserContext user) {
                Team team = Team.ofClient(user.users());
                int order = order(user.parameter(ORDER), user.memoryBytes());
                Backend backend = backend(team, order);
                held.add(team);
                held.add(backend);
                user.declareData((long) order * order * Double.BYTES);
                Solve solve = new Solve(backend, team, user.random(), order);
                solves.add(solve);
                return List.of(new WeightedTransaction(1, solve));
            }

            @Override
            public List<Figure> figures() {
                return solves.get(0).figures();
            }

            @Override
            public void close() {
                for (AutoCloseable each : held) {
                    closeOne(each);
                }
            }
        };
    }

    private static void closeOne(AutoCloseable closeable) {
        try {
            closeable.close();
        } catch (Exception thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    /** As asked, but no more than fits, with a little left for the vectors. */
    static int order(long asked, long memoryBytes) {
        long order = asked == 0 ? MOST_ORDER : asked;
        while (order > 1 && 8L * (order + 16) * (order + 96) > memoryBytes) {
            order--;
        }
        return (int) order;
    }
}
