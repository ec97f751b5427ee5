package org.wattladder.reporter.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkloadWeight;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * Every score of a run.
 *
 * @param worklets in the order of the plan, without those that only idle
 * @param workloads those with a weight in the order of the plan's score, then the others
 * @param overall weighted geometric mean of the workloads that have a weight
 */
public record RunScores(List<WorkletScore> worklets, List<WorkloadScore> workloads, RatedFigure overall) {
    public RunScores {
        worklets = List.copyOf(worklets);
        workloads = List.copyOf(workloads);
    }

    /** Scores as the plan of the run says. */
    public static RunScores of(RunFigures run) {
        ScorePlan plan = score(run.result().plan());
        Optional<WorkletScore.Idle> idle = idle(run);
        List<WorkletScore> worklets = run.worklets().stream()
                .filter(worklet -> !worklet.idle())
                .map(worklet -> WorkletScore.of(
                        worklet,
                        plan.reference(),
                        idle,
                        Compared.by(run.result().plan().suite())))
                .toList();
        List<WorkloadScore> workloads = workloads(plan, comparable(worklets));
        return new RunScores(worklets, workloads, overall(plan, workloads));
    }

    /** A rehearsal shrinks files, and shows all the same where a score will stand. */
    private static ScorePlan score(RunPlan plan) {
        ScorePlan score = plan.score();
        return plan.suite().mode() == RunMode.REHEARSAL
                ? score.against(score.reference().forWork(plan.worklets()))
                : score;
    }

    /** What is held at a share of CPU time is never summed up with what holds a rate. */
    private static List<WorkletScore> comparable(List<WorkletScore> worklets) {
        List<WorkletScore> paced = worklets.stream()
                .filter(each -> !each.worklet().plan().dutyCycled())
                .toList();
        return paced.isEmpty() ? worklets : paced;
    }

    /** The overall ops/watt of the only worklet; those of several have no common unit. */
    public RatedFigure ladderRatio() {
        List<WorkletScore> comparable = comparable(worklets);
        return comparable.size() == 1
                ? comparable.get(0).ladderRatio()
                : RatedFigure.absent(
                        worklets.isEmpty()
                                ? Message.of("absent.no-working-worklet")
                                : Message.of("absent.no-common-unit"));
    }

    private static List<WorkloadScore> workloads(ScorePlan plan, List<WorkletScore> worklets) {
        Map<String, List<WorkletScore>> groups = new LinkedHashMap<>();
        plan.weights().forEach(weight -> groups.put(weight.workload(), new ArrayList<>()));
        worklets.forEach(each -> groups.computeIfAbsent(
                        plan.scoredIn(each.worklet().plan().workload()), unused -> new ArrayList<>())
                .add(each));
        List<WorkloadScore> scores = new ArrayList<>();
        groups.forEach((workload, members) -> scores.add(WorkloadScore.of(
                workload, weight(plan, workload), members, plan.reference().given())));
        return scores;
    }

    private static OptionalDouble weight(ScorePlan plan, String workload) {
        return plan.weights().stream()
                .filter(weight -> weight.workload().equals(workload))
                .mapToDouble(WorkloadWeight::percent)
                .findFirst();
    }

    private static RatedFigure overall(ScorePlan plan, List<WorkloadScore> workloads) {
        List<Means.Part> parts = workloads.stream()
                .filter(workload -> workload.weightPercent().isPresent())
                .map(workload -> new Means.Part(
                        new Name(workload.workload()),
                        workload.score(),
                        workload.weightPercent().getAsDouble()))
                .toList();
        if (!plan.reference().given()) {
            return RatedFigure.absent(LevelScore.NO_REFERENCE);
        }
        return parts.isEmpty() ? RatedFigure.absent(Message.of("absent.no-weight")) : Means.geometric(parts);
    }

    /** The last idle interval with watts, as in {@link RunFigures#idleWatts()}. */
    private static Optional<WorkletScore.Idle> idle(RunFigures run) {
        Optional<WorkletScore.Idle> last = Optional.empty();
        for (WorkletFigures worklet : run.worklets()) {
            for (IntervalFigures interval : worklet.intervals()) {
                if (interval.plan().idle()
                        && interval.averageWatts().asOptional().isPresent()) {
                    last = Optional.of(new WorkletScore.Idle(worklet, interval));
                }
            }
        }
        return last;
    }
}
