package org.wattladder.model.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.schedule.Idle;
import org.wattladder.worklets.api.Metric;

class WorkDigestTest {
    @Test
    void shouldStayTheSameForever() {
        assertThat(WorkDigest.of(lu(Metric.TRANSACTIONS, "300", 0))).isEqualTo("264a3a32218e9569");
    }

    @Test
    void shouldNotDependOnLayoutAndOptions() {
        assertThat(WorkDigest.of(lu(Metric.TRANSACTIONS, "300", 4)))
                .isEqualTo(WorkDigest.of(lu(Metric.TRANSACTIONS, "300", 0)));
    }

    @Test
    void shouldDependOnParametersMetricAndOrder() {
        WorkletPlan small = lu(Metric.TRANSACTIONS, "100", 0);
        WorkletPlan large = lu(Metric.TRANSACTIONS, "300", 0);
        assertThat(WorkDigest.of(small)).isNotEqualTo(WorkDigest.of(large));
        assertThat(WorkDigest.of(small)).isNotEqualTo(WorkDigest.of(lu(Metric.BANDWIDTH_TIMES_CAPACITY, "100", 0)));
        assertThat(WorkDigest.of(List.of(small, large))).isNotEqualTo(WorkDigest.of(List.of(large, small)));
    }

    private static WorkletPlan lu(Metric metric, String rows, int users) {
        return WorkletPlan.alone(
                "lu",
                "cpu",
                metric,
                List.of(new Setting("matrix-rows", rows)),
                new ClientLayout(ClientLayout.Unit.CORE, 0, users),
                List.of(),
                new Idle(new IntervalLengths(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(1), Duration.ZERO)));
    }
}
