package org.wattladder.brokerage.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.brokerage.dialect.Product;
import org.wattladder.worklets.api.DeviceFault;

class DatabaseFileTest {
    private static final String URL = "jdbc:postgresql://db:1/postgres?ssl=true";
    private static final Product PRODUCT = Product.of(URL, Optional.empty(), Optional.empty());

    @TempDir
    Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("database.properties"), text);
    }

    @Test
    void shouldReadValuesAndSettings() throws IOException {
        DatabaseFile read = DatabaseFile.read(
                file("# ours\n\nurl = jdbc:postgresql://db/postgres?a=b\nuser=me\npostgresql.max_wal_size=16GB\n"));
        assertThat(read.value("url")).contains("jdbc:postgresql://db/postgres?a=b");
        assertThat(read.value("password")).isEmpty();
        assertThat(read.server()).containsEntry("max_wal_size", "16GB");
    }

    @ParameterizedTest
    @CsvSource({
        "'user=me\nnothing', 'line 2: a line is name=value, not \"nothing\"'",
        "'usr=me', 'line 1: unknown name \"usr\"; known are account, binaries, dialect, driver, folder, password, url, user'",
        "'user=a\nuser=b', 'line 2: user is set twice'",
        "'postgresql.x=a\\b', 'line 1: a setting of PostgreSQL holds no quotation mark'"
    })
    void shouldRefuseInOneSentenceWithItsLine(String text, String sentence) throws IOException {
        Path file = file(text);
        assertThatThrownBy(() -> DatabaseFile.read(file))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining(file + ", " + sentence);
    }

    @Test
    void shouldSayThatTheFileIsMissing() {
        assertThatThrownBy(() -> DatabaseFile.read(folder.resolve("none")))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining("cannot be read");
    }

    @Test
    void shouldTakeTheNewestOfSeveralInstalledServers() throws IOException {
        for (String version : new String[] {"9.6", "15", "17"}) {
            Path program = Files.createDirectories(folder.resolve(version).resolve("bin"))
                    .resolve("postgres");
            Files.createFile(program);
            assertThat(program.toFile().setExecutable(true)).isTrue();
        }
        Files.createDirectories(folder.resolve("18/bin"));
        assertThat(Binaries.newest(folder)).contains(folder.resolve("17/bin"));
        assertThat(Binaries.newest(folder.resolve("none"))).isEmpty();
    }

    @Test
    void shouldNotPrintThePassword() {
        assertThat(new Login(URL, "me", "secret", PRODUCT)).hasToString("me at jdbc:postgresql://db:1/postgres");
        assertThat(new Login(URL, "me", "x", PRODUCT).database("other").url())
                .isEqualTo("jdbc:postgresql://db:1/other?ssl=true");
    }
}
