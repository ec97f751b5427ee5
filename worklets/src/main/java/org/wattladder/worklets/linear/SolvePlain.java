package org.wattladder.worklets.linear;

import java.util.stream.Stream;
import org.wattladder.worklets.team.Team;

/** By plain loops. */
public final class SolvePlain extends LinearSolve {
    /** Called once by the catalogue. */
    public SolvePlain() {
        super("solve-plain", "by plain Java loops", LinearSolve.MATRIX);
    }

    @Override
    protected Backend backend(Team team, int mostOrder) {
        return new JavaBackend(
                team,
                Stream.generate(PlainMultiplication::new).limit(team.size()).toList(),
                mostOrder);
    }
}
