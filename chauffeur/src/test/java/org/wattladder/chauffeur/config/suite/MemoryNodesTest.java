package org.wattladder.chauffeur.config.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.plan.MemoryPlacement;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.worklets.api.WorkletCatalogue;

class MemoryNodesTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0 | true", "0-1 | false", "1,3 | false", "'' | true", "broken | true"})
    void shouldNeedTwoNodesWithMemory(String nodes, boolean lacking, @TempDir Path root) throws Exception {
        Path file = root.resolve("sys/devices/system/node/has_memory");
        Files.createDirectories(file.getParent());
        Files.writeString(file, nodes + "\n");
        assertThat(MemoryNodes.lacking(READER.outline("placement", false), root).isPresent())
                .isEqualTo(lacking);
        assertThat(MemoryNodes.lacking(READER.outline("memory-bandwidth", false), root))
                .isEmpty();
    }

    @Test
    void shouldNotJudgeOtherMachinesByThisOne(@TempDir Path root) throws Exception {
        PlanRequest elsewhere = new PlanRequest(
                "placement",
                false,
                List.of(),
                List.of(),
                List.of("192.0.2.1:7420"),
                List.of(),
                List.of("none"),
                List.of(),
                List.of(),
                false,
                ShippedConfig.request("placement", List.of()).seed(),
                ShippedConfig.request("placement", List.of()).reference());
        assertThat(MemoryNodes.lacking(READER.read(elsewhere), root)).isEmpty();
    }

    /** A rehearsal has smaller heaps, and memory lies where it did. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void shouldKeepThePlacementInARehearsal(boolean quick) throws Exception {
        RunPlan plan = READER.outline("placement", quick);
        assertThat(plan.worklets())
                .filteredOn(worklet -> worklet.name().startsWith("pointer-chase"))
                .extracting(worklet -> worklet.clients().memoryPlacement().orElseThrow())
                .containsExactly(MemoryPlacement.LOCAL, MemoryPlacement.REMOTE, MemoryPlacement.INTERLEAVE);
    }
}
