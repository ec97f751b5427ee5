package org.wattladder.reporter.system.beside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * One of two worklets that ran side by side, both at full speed in the calibration intervals.
 *
 * @param pair both together
 * @param number of this one among them, from 1
 * @param alone the same worklet by itself; empty when the run does not have it
 */
record Neighbour(WorkletFigures pair, int number, Optional<WorkletFigures> alone) {

    /** Both of each pair. */
    static List<Neighbour> of(RunFigures run) {
        List<Neighbour> neighbours = new ArrayList<>();
        for (WorkletFigures worklet : run.worklets()) {
            List<DeploymentPlan> deployments = worklet.plan().deployments();
            for (int number = 1; deployments.size() > 1 && number <= deployments.size(); number++) {
                neighbours.add(new Neighbour(worklet, number, alone(run, deployments.get(number - 1))));
            }
        }
        return neighbours;
    }

    private static Optional<WorkletFigures> alone(RunFigures run, DeploymentPlan deployment) {
        return run.worklets().stream()
                .filter(each -> each.plan().deployments().equals(List.of(deployment)))
                .findFirst();
    }

    Text name() {
        return name(number);
    }

    Text otherName() {
        return name(3 - number);
    }

    private Text name(int place) {
        Program.Driving program = pair.plan().deployments().get(place - 1).worklet();
        return program.clients().cpus().isEmpty()
                ? Text.of(program.name())
                : Message.of(
                        "side-by-side.on", program.name(), program.clients().cpus());
    }

    Measurement rateAlone() {
        return alone.map(worklet -> rate(worklet, 1)).orElse(Measurement.absent("absent.not-alone"));
    }

    Measurement rateBeside() {
        return rate(pair, number);
    }

    Measurement keptPercent() {
        return Absence.divide(
                Absence.combine(rateBeside(), rateAlone(), (beside, unused) -> 100 * beside),
                rateAlone(),
                "absent.no-transaction");
    }

    Measurement wattsAlone() {
        return alone.map(Neighbour::watts).orElse(Measurement.absent("absent.not-alone"));
    }

    Measurement wattsOfPair() {
        return watts(pair);
    }

    Measurement wattsMore() {
        return Absence.combine(wattsOfPair(), wattsAlone(), (both, one) -> both - one);
    }

    private static List<IntervalResult> calibrations(WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.intervals().stream())
                .filter(interval -> interval.plan().calibrates())
                .toList();
    }

    /** Transactions per second of one deployment of each host, all hosts together. */
    private static Measurement rate(WorkletFigures worklet, int number) {
        List<Double> rates = calibrations(worklet).stream()
                .map(interval -> interval.clients().stream()
                        .filter(client -> client.copy() == number)
                        .toList())
                .filter(clients -> !clients.isEmpty())
                .map(clients -> HostInterval.rates(clients).values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .toList();
        return rates.isEmpty()
                ? Measurement.absent("absent.interval-not-measured")
                : Measurement.of(worklet.plan().schedule().calibrationUse().of(rates));
    }

    private static Measurement watts(WorkletFigures worklet) {
        List<IntervalResult> calibrations = calibrations(worklet);
        return Absence.divide(
                calibrations.stream()
                        .map(interval -> interval.power().averageWatts())
                        .reduce(Measurement.of(0), (a, b) -> Absence.combine(a, b, Double::sum)),
                Measurement.of(calibrations.size()),
                "absent.interval-not-measured");
    }
}
