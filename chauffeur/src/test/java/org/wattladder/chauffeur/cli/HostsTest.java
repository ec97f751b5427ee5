package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.worklets.api.WorkletCatalogue;

class HostsTest {
    @TempDir
    private Path folder;

    /** So a run can be resumed, and its plan run again, without the options that it began with. */
    @Test
    void shouldLetDirectorsOfThisMachineRunTheProgramsOfThePlan() throws Exception {
        Path programs = Files.createDirectories(folder.resolve("first/programs"));
        Files.writeString(programs.resolve("toy.yaml"), """
                title: a toy
                unit: brick
                pace: once
                start: [./toy]
                count: {work: 5}
                """);
        RunPlan plan = new PlanReader(ConfigLayers.of(folder.resolve("first")), WorkletCatalogue.load())
                .read(PlanRequest.of("program:toy"));
        Path others = Files.createDirectories(folder.resolve("other/programs"));
        AgentAccess access = Hosts.access(
                plan, folder, new KeyOptions(), Optional.empty(), ConfigLayers.of(folder.resolve("other")));
        assertThat(access.programs()).containsExactly(others, programs);
        Files.delete(programs.resolve("toy.yaml"));
        Files.delete(programs);
        assertThat(Hosts.access(
                                plan,
                                folder,
                                new KeyOptions(),
                                Optional.empty(),
                                ConfigLayers.of(folder.resolve("other")))
                        .programs())
                .containsExactly(others);
    }
}
