package org.wattladder.brokerage.dialect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.worklets.api.DeviceFault;

class DialectTest {
    @TempDir
    Path folder;

    private static Dialect shipped(String scheme) {
        return DialectFile.find(scheme, Optional.empty()).orElseThrow();
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("ours.sql"), text);
    }

    @Test
    void shouldHaveAllSectionsInEachDialectThatIsShipped() {
        assertThat(DialectFile.SHIPPED)
                .allSatisfy(scheme -> assertThat(shipped(scheme).sections().keySet())
                        .isEqualTo(shipped("postgresql").sections().keySet()));
        assertThat(DialectFile.find("oracle", Optional.empty())).isEmpty();
    }

    @Test
    void shouldLoadTheSameColumnsInEachDialect() {
        List<String> ours = columns(shipped("postgresql"));
        assertThat(columns(shipped("mariadb"))).hasSize(32).isEqualTo(ours);
    }

    /** Table and names of its columns. */
    private static List<String> columns(Dialect dialect) {
        return dialect.statements("tables").stream()
                .map(table -> table.replaceFirst(", (PRIMARY )?KEY .*|, CHECK .*", "")
                        .replaceFirst("\\) WITH .*", "")
                        .replaceAll("(\\w+) (\\w+(\\([0-9]+\\))?)( AUTO_INCREMENT)?(?=[,)]|$)", "$1"))
                .map(table -> table.replaceAll("\\)$", ""))
                .toList();
    }

    @Test
    void shouldReplaceSectionsByThoseOfTheUser() throws IOException {
        Dialect ours = DialectFile.find(
                        "other",
                        Optional.of(
                                file("-- ours\n[product]\nOther;\n\n[settle]\nFIRST\n  THING;\nSECOND;\n[refresh]\n")))
                .orElseThrow();
        assertThat(ours.product()).isEqualTo("Other");
        assertThat(ours.statements("settle")).containsExactly("FIRST THING", "SECOND");
        assertThat(ours.statements("refresh")).isEmpty();
        assertThat(ours.statement("law.lots")).isEqualTo(shipped("postgresql").statement("law.lots"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[law.lotts]\\nSELECT 1; | 1: unknown section [law.lotts]; known are law.balances, law.bookings,",
                "[settle]\\nVACUUM\\n[copy]\\n | 3: the statement before has no semicolon",
                "[settle]\\nVACUUM | 2: the last statement has no semicolon",
                "VACUUM; | 1: no section [NAME] has begun",
                "[settle]\\n[settle]\\n | 2: section twice"
            })
    void shouldRefuseInOneSentenceWithItsLine(String text, String sentence) throws IOException {
        Path file = file(text.replace("\\n", "\n"));
        assertThatThrownBy(() -> DialectFile.find("other", Optional.of(file)))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining(file + ", line " + sentence);
    }

    @Test
    void shouldTakeTheSectionOfTheNewestVersionUpToTheServer() {
        Dialect dialect = new Dialect(Map.of("counters", List.of("OLD"), "counters 17", List.of("NEW")));
        assertThat(dialect.statement("counters", 16)).isEqualTo("OLD");
        assertThat(dialect.statement("counters", 18)).isEqualTo("NEW");
    }

    @Test
    void shouldKnowWhichServersAreTooOld() {
        assertThat(shipped("postgresql").isTooOld(14, 9)).isTrue();
        assertThat(shipped("postgresql").isTooOld(15, 0)).isFalse();
        assertThat(shipped("mariadb").isTooOld(10, 5)).isTrue();
        assertThat(shipped("mariadb").isTooOld(10, 11)).isFalse();
    }

    @Test
    void shouldTryAgainAfterADeadlockOnly() {
        Dialect dialect = shipped("mariadb");
        assertThat(dialect.refused(new SQLException("deadlock", "40001", 1213))).isTrue();
        assertThat(dialect.refused(new SQLException("waited", "HY000", 1205))).isTrue();
        assertThat(dialect.refused(new SQLException("syntax", "42000", 1064))).isFalse();
        assertThat(dialect.refused(new SQLException("no state", null, 0))).isFalse();
    }

    @Test
    void shouldSayWhichDriverOrDialectIsMissing() {
        assertThatThrownBy(() -> Product.of("jdbc:mariadb://db/x?password=secret", Optional.empty(), Optional.empty()))
                .isInstanceOf(DeviceFault.class)
                .hasMessage("no JDBC driver here takes jdbc:mariadb://db/x; name its jar by a line"
                        + " driver=/PATH/OF/DRIVER.jar in the file of the database");
        Path jar = folder.resolve("none.jar");
        assertThatThrownBy(() -> Product.of("jdbc:mariadb://db/x", Optional.of(jar), Optional.empty()))
                .hasMessage("the JDBC driver " + jar + " is missing on this host or cannot be read");
        assertThatThrownBy(() -> Product.of("postgres://db/x", Optional.empty(), Optional.empty()))
                .hasMessageContaining("is like jdbc:postgresql://HOST:PORT/postgres");
    }
}
