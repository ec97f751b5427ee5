package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;

import java.util.List;
import org.wattladder.reporter.sample.TiledRuns;

/** Runs of tiles in which a guest, or the knee, is wrong. */
final class FailingTiles {
    private FailingTiles() {}

    static List<FailingCase> all() {
        return List.of(
                invalid("guest-starved", "lu, tiles 2", "java", TiledRuns.starved()),
                invalid("guest-silent", "lu, tiles 2", "idle", TiledRuns.silent()),
                warning("tiles-knee", "lu", "2", TiledRuns.unconfirmed()));
    }
}
