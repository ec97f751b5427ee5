package org.wattladder.reporter.score;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/**
 * One workload against the reference.
 *
 * @param workload its name
 * @param weightPercent in the overall score; empty when it takes no part in it
 * @param worklets names of those that make it, in the order of the plan; empty when the plan has none
 * @param score geometric mean of their scores
 */
public record WorkloadScore(String workload, OptionalDouble weightPercent, List<String> worklets, RatedFigure score) {
    public WorkloadScore {
        worklets = List.copyOf(worklets);
    }

    static WorkloadScore of(String workload, OptionalDouble weightPercent, List<WorkletScore> worklets, boolean given) {
        return new WorkloadScore(
                workload,
                weightPercent,
                worklets.stream().map(each -> each.worklet().plan().name()).toList(),
                score(workload, worklets, given));
    }

    private static RatedFigure score(String workload, List<WorkletScore> worklets, boolean given) {
        if (!given) {
            return RatedFigure.absent(LevelScore.NO_REFERENCE);
        }
        return worklets.isEmpty()
                ? RatedFigure.absent(Message.of("absent.workload-not-planned", workload))
                : Means.geometric(worklets.stream()
                        .map(each ->
                                new Means.Part(new Name(each.worklet().plan().name()), each.score(), 1))
                        .toList());
    }
}
