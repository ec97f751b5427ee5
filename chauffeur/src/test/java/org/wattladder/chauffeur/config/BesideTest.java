package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.WorkletPlan;

class BesideTest {
    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder);
    }

    private List<WorkletPlan> worklets(String text) throws ConfigProblems {
        return tree.suite("title: t\nworklets:\n" + text).plan().worklets();
    }

    @Test
    void shouldRunEachAloneAndThenBothUnderTheSameLadder() throws ConfigProblems {
        List<WorkletPlan> worklets = worklets("""
                  lu:
                    clients: {per: thread, cpus: "0"}
                    ladder: {levels: [50]}
                    beside:
                      crypto-aes: {clients: {per: host, cpus: "1"}}
                """);
        assertThat(worklets)
                .extracting(WorkletPlan::name)
                .containsExactly("lu", "crypto-aes-alone", "lu-with-crypto-aes");
        assertThat(worklets)
                .extracting(WorkletPlan::schedule)
                .containsOnly(worklets.get(0).schedule());
        DeploymentPlan one = worklets.get(0).deployment();
        DeploymentPlan other = worklets.get(1).deployment();
        assertThat(other.worklet().name()).isEqualTo("crypto-aes");
        assertThat(other.worklet().clients().cpus()).isEqualTo("1");
        assertThat(worklets.get(2).deployments()).containsExactly(one, other);
    }

    @Test
    void shouldNotRunTheSameAloneTwice() throws ConfigProblems {
        assertThat(worklets("  lu:\n    beside:\n      lu:\n"))
                .extracting(WorkletPlan::name)
                .containsExactly("lu", "lu-with-lu");
    }

    @Test
    void shouldRefuseWhatIsNoLadderOfTransactions() {
        assertThat(tree.suite("title: t\nworklets:\n  lu:\n    beside:\n      flood:\n")
                        .problems())
                .singleElement()
                .asString()
                .endsWith("flood cannot run beside lu; both must be ladders of transactions without components, copies"
                        + " and devices");
    }

    @Test
    void shouldRefuseWhatIsNoListOfCpus() {
        assertThat(tree.suite("title: t\nworklets:\n  lu:\n    clients: {cpus: all}\n")
                        .problems())
                .singleElement()
                .asString()
                .contains("cpus must be a CPU list like 0-3,8");
    }
}
