package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wattladder.model.wire.Examine;
import org.wattladder.model.wire.Examined;
import org.wattladder.model.wire.Failed;

class ExamineOverSocketTest {
    @Test
    void shouldTellWhatDisturbsTheMachineAndWhatPins() throws Exception {
        try (Director director = TestDirectors.start("none", TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Examined seen = chauffeur.ask(new Examine(20), Examined.class);
            assertThat(seen.allowedCpus()).isEqualTo(Runtime.getRuntime().availableProcessors());
            assertThat(seen.conditions().lostAfterPercent().asOptional()).isPresent();
            assertThat(seen.conditions().spanNanos()).isGreaterThanOrEqualTo(20_000_000);
            assertThat(seen.pinning())
                    .isNotEmpty()
                    .allSatisfy(path -> assertThat(Path.of(path)).isExecutable());
        }
    }

    @Test
    void shouldRefuseToLookForLong() throws Exception {
        try (Director director = TestDirectors.start("none", TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            assertThat(chauffeur.ask(new Examine(60_000), Failed.class).sentence())
                    .isEqualTo("the machine is looked at for 1 to 10000 ms, not 60000");
        }
    }
}
