package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.EnvironmentFound;

class DiscoverOverSocketTest {
    @Test
    void shouldTellEveryFactOfTheMachineInOneMessage() throws Exception {
        try (Director director = TestDirectors.start("none", TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            EnvironmentFound found = chauffeur.ask(new Discover(), EnvironmentFound.class);
            assertThat(found.facts()).hasSameSizeAs(EnvironmentKey.all(true));
        }
    }
}
