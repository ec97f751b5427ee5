package org.wattladder.chauffeur.config.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.worklets.api.LibraryNeed;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** Libraries that worklets call are looked for before a run, as what programs require is. */
class MissingNeedsTest {
    /** Has the name of a shipped worklet and calls this library. */
    private record Calling(String name, LibraryNeed need) implements StatelessWorklet {
        @Override
        public WorkletDescription description() {
            return new WorkletDescription(
                    name, "cpu", "nothing", "nothing", Metric.FLOATING_POINT, MemoryNeed.fixed(1), List.of());
        }

        @Override
        public List<LibraryNeed> libraries() {
            return List.of(need);
        }

        @Override
        public List<WeightedTransaction> transactions(UserContext context) {
            throw new UnsupportedOperationException("is only described");
        }
    }

    private static List<String> missing(LibraryNeed need) throws Exception {
        RunPlan plan = new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("linear-algebra-library", List.of("lab")));
        return MissingNeeds.of(plan, WorkletCatalogue.of(List.of(new Calling("solve-openblas", need))));
    }

    @Test
    void shouldNameTheLibraryThatAWorkletOfThePlanNeeds() throws Exception {
        assertThat(missing(new LibraryNeed("Noblas", "no-such-blas", "libnoblas0")))
                .containsExactly("worklet solve-openblas needs Noblas (libno-such-blas.so), which this machine lacks;"
                        + " install the package libnoblas0");
        assertThat(missing(new LibraryNeed("the C library", "c", "libc6"))).isEmpty();
    }

    @Test
    void shouldKnowTheNeedsOfShippedWorklets() {
        assertThat(WorkletCatalogue.load().worklets())
                .filteredOn(worklet -> !worklet.libraries().isEmpty())
                .extracting((Worklet worklet) -> worklet.description().name())
                .containsExactly("solve-mkl", "solve-openblas");
    }

    /** Brings a server that this machine cannot run. */
    private record Hindered(String name) implements ServingWorklet, StatelessWorklet {
        @Override
        public WorkletDescription description() {
            return new WorkletDescription(
                    name, "cpu", "nothing", "nothing", Metric.TRANSACTIONS, MemoryNeed.fixed(1), List.of());
        }

        @Override
        public void serve(ServerSocketChannel listening) {
            throw new UnsupportedOperationException("is only described");
        }

        @Override
        public Optional<String> hindrance(Map<String, String> environment) {
            return Optional.of("there is no database for " + environment.get("BROKERAGE_CUSTOMERS") + " customers");
        }

        @Override
        public List<WeightedTransaction> transactions(UserContext context) {
            throw new UnsupportedOperationException("is only described");
        }
    }

    @Test
    void shouldSayWhatHindersTheServerOfAWorklet() throws Exception {
        RunPlan plan = new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("brokerage", List.of("lab")));
        assertThat(MissingNeeds.of(plan, WorkletCatalogue.of(List.of(new Hindered("brokerage")))))
                .containsExactly("there is no database for 10000 customers");
    }
}
