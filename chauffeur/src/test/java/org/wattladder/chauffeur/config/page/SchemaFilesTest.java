package org.wattladder.chauffeur.config.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaFilesTest {
    private static final Path CONFIG = Path.of("../config");
    /** A command makes these; their bytes never change, as scores stand on them. */
    private static final String FROZEN = "references";

    private static final Path FOLDER = CONFIG.resolve("schema");

    static List<DeclaredFile> kinds() {
        return DeclaredFile.all();
    }

    private static DeclaredFile kind(String name) {
        return kinds().stream()
                .filter(file -> file.kind().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> complaints(DeclaredFile kind, String yaml) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                .getSchema(Files.readString(FOLDER.resolve(SchemaText.fileName(kind))), InputFormat.JSON);
        return schema.validate(yaml, InputFormat.YAML).stream()
                .map(Object::toString)
                .toList();
    }

    /** Files of a kind that Wattladder ships, none for the environment, which each lab writes itself. */
    private static List<Path> shipped(DeclaredFile kind) throws IOException {
        if (!kind.place().startsWith("config/")) {
            return List.of();
        }
        try (Stream<Path> files =
                Files.list(Path.of("..", kind.place()).toAbsolutePath().getParent())) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldKeepEachSchemaAsTheSettingsAreDeclared(DeclaredFile kind) throws IOException {
        Path file = FOLDER.resolve(SchemaText.fileName(kind));
        if (Boolean.getBoolean("wattladder.update")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, SchemaText.of(kind));
        }
        assertThat(file)
                .as("made by: mvn -pl chauffeur test -Dtest=SchemaFilesTest -Dwattladder.update=true")
                .hasContent(SchemaText.of(kind));
    }

    @Test
    void shouldNameItsSchemaInEachShippedFileWhichFollowsIt() throws IOException {
        List<Path> seen = new ArrayList<>();
        for (DeclaredFile kind : kinds()) {
            for (Path file : shipped(kind)) {
                seen.add(file);
                String text = Files.readString(file);
                if (!kind.kind().equals(FROZEN)) {
                    assertThat(text).as(file.toString()).startsWith(SchemaText.line(kind) + "\n");
                }
                assertThat(complaints(kind, text)).as(file.toString()).isEmpty();
            }
        }
        assertThat(seen).hasSizeGreaterThan(40);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            suite       | {title: t, worklets: {lu: {}}, titel: t}                                | titel
            suite       | {title: t, worklets: {lu: {schedule: laddr}}}                           | schedule
            suite       | {title: t, worklets: {lu: {ladder: {warm-up: 30}}}}                     | warm-up
            suite       | {title: t, worklets: {lu: {ladder: {levels: [101]}}}}                   | levels
            suite       | {title: t}                                                              | worklets
            program     | {title: t, comands: []}                                                 | comands
            clients     | {per: socket, user: 1}                                                  | user
            meters      | {meters: {power: {sampling: 1}}}                                        | sampling
            meters      | {meters: {power: {source: rapl, role: observer}}}                       | role
            references  | {machine: m, level: 1}                                                  | level
            environment | {hosts: {sut: {hardware: {modle: {declared: x}}}}}                      | modle
            """)
    void shouldRefuseWhatAReaderRefuses(String kind, String yaml, String part) throws IOException {
        assertThat(complaints(kind(kind), yaml))
                .isNotEmpty()
                .anySatisfy(complaint -> assertThat(complaint).contains(part));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            suite       | {title: t, defaults: , worklets: {lu: }}
            suite       | {title: t, worklets: {lu: {clients: {per: core, heap: auto}, ladder: {levels: [100, 50%, 12.5 %]}}}}
            environment | {hosts: {sut: {}}}
            """)
    void shouldTakeWhatAReaderTakes(String kind, String yaml) throws IOException {
        assertThat(complaints(kind(kind), yaml)).isEmpty();
    }
}
