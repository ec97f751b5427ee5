package org.wattladder.console.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.chauffeur.archive.RunIndex;

class KnownMachinesTest {
    @TempDir
    private Path results;

    private KnownMachines machines() {
        return new KnownMachines(new Archive(RunIndex.over(List.of(results))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1", "127.0.0.1:7420", "::1", "[::1]:7420"})
    void shouldListThisMachineOnceWhateverARunCallsIt(String name) {
        assertThat(machines().machine(name)).isEqualTo(machines().here());
    }

    @ParameterizedTest
    @ValueSource(strings = {"192.0.2.7", "127.0.0.2", "sut-1", "localhost.example", "1127.0.0.1"})
    void shouldKeepTheNamesOfOthers(String name) {
        assertThat(machines().machine(name)).isEqualTo(name);
    }
}
