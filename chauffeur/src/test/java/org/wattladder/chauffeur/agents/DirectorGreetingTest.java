package org.wattladder.chauffeur.agents;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.sample.SampleHost;

class DirectorGreetingTest {
    private static HostResult host(String name, String programDigest) {
        return new HostResult(
                name, SampleHost.quiet().withProgram(programDigest).facts());
    }

    @Test
    void shouldTakeHostsThatRunTheSameProgram() {
        assertThatCode(() -> DirectorGreeting.checkPrograms(List.of(host("one", "feed"), host("two", "feed"))))
                .doesNotThrowAnyException();
    }

    @Test
    void shouldRefuseAHostWithAPatchedProgram() {
        assertThatThrownBy(() -> DirectorGreeting.checkPrograms(
                        List.of(host("one", "feed"), host("two", "feed"), host("three", "dead"))))
                .isInstanceOf(AgentFault.class)
                .hasMessageContaining("fault.programs-differ")
                .hasMessageContaining("'one', 'feed', 'three', 'dead'");
    }
}
