package org.wattladder.reporter.rules;

import java.util.List;
import java.util.stream.Stream;

/** For each rule at least one run that breaks it. */
final class FailingRuns {
    private FailingRuns() {}

    static List<FailingCase> all() {
        return Stream.of(
                        FailingLoads.all(),
                        FailingMachines.all(),
                        FailingTransactions.all(),
                        FailingTrades.all(),
                        FailingConsolidations.all(),
                        FailingTiles.all(),
                        FailingCommands.all(),
                        FailingFigures.all(),
                        FailingFleets.all(),
                        FailingMeters.all(),
                        FailingSamples.all(),
                        FailingElectrics.all(),
                        FailingEnvironments.all(),
                        FailingConditions.all())
                .flatMap(List::stream)
                .toList();
    }
}
