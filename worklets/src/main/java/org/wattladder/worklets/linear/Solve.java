package org.wattladder.worklets.linear;

import java.util.List;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.team.Team;

/** The solution of one system after another, each of other numbers. */
final class Solve implements Transaction {
    private static final int FULL_PERCENT = 100;

    private final Backend backend;
    private final Team team;
    private final RandomGenerator random;
    private final int mostOrder;
    private Numbers numbers;
    private double worstResidual;

    Solve(Backend backend, Team team, RandomGenerator random, int mostOrder) {
        this.backend = backend;
        this.team = team;
        this.random = random;
        this.mostOrder = mostOrder;
        numbers = new Numbers(0, mostOrder);
    }

    @Override
    public String type() {
        return "solve";
    }

    /** The share is one of the data, so the order goes with its root. */
    @Override
    public void resize(int percent) {
        numbers = new Numbers(0, Math.max(1, (int) (mostOrder * Math.sqrt((double) percent / FULL_PERCENT))));
        worstResidual = 0;
    }

    @Override
    public void prepare() {
        numbers = new Numbers(random.nextLong(), numbers.order());
        backend.fill(numbers);
    }

    @Override
    public void execute() {
        backend.solve();
    }

    @Override
    public void check() {
        double residual = Residual.of(team, numbers, backend.solution());
        if (!(residual < Residual.BOUND)) {
            throw new WrongOutput("the scaled residual is " + residual + " where less than " + Residual.BOUND
                    + " is allowed, for a system of order " + numbers.order());
        }
        worstResidual = Math.max(worstResidual, residual);
    }

    /** What the report needs of the last interval. */
    List<Figure> figures() {
        double order = numbers.order();
        return List.of(
                new Figure("order", order, ""),
                new Figure("gigaflop", (2 * order * order * order / 3 + 2 * order * order) / 1e9, "GFLOP"),
                new Figure("scaled-residual", worstResidual, ""));
    }
}
