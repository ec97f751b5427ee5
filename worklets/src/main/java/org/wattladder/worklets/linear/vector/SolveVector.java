package org.wattladder.worklets.linear.vector;

import java.util.stream.Stream;
import org.wattladder.worklets.linear.Backend;
import org.wattladder.worklets.linear.JavaBackend;
import org.wattladder.worklets.linear.LinearSolve;
import org.wattladder.worklets.team.Team;

/** With the Vector API, where the JVM has it. */
public final class SolveVector extends LinearSolve {
    private static final String MODULE = "jdk.incubator.vector";

    /** Called once by the catalogue, which loads nothing of the module. */
    public SolveVector() {
        super(
                "solve-vector",
                "with packed blocks and the Vector API (`jvm-options: [--add-modules=" + MODULE + "]`)",
                LinearSolve.MATRIX);
    }

    @Override
    protected Backend backend(Team team, int mostOrder) {
        if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
            throw new IllegalStateException("the JVM has no module " + MODULE + "; set jvm-options: [--add-modules="
                    + MODULE + "], or leave solve-vector out");
        }
        return new JavaBackend(
                team,
                Stream.generate(VectorMultiplication::new).limit(team.size()).toList(),
                mostOrder);
    }
}
