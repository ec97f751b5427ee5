package org.wattladder.brokerage.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinariesTest {
    @ParameterizedTest
    @CsvSource({
        "/opt/wattladder/lib/director, /opt/wattladder/lib/database",
        "/home/me/tree/director/target/lib, /home/me/tree/director/target/database",
        "/home/me/tree/chauffeur/target/lib, /home/me/tree/director/target/database",
    })
    void shouldLookForTheDatabaseOfARelease(Path jars, Path database) {
        assertThat(Binaries.beside(jars)).isEqualTo(database);
    }
}
