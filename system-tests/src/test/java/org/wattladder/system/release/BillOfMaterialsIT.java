package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The CycloneDX file beside the packages: which jars are in them, and under which licences. */
class BillOfMaterialsIT {
    private static final Path HOME = Path.of(System.getProperty("wattladder.home"));
    private static final Path BUILT = HOME.resolve("release/target");

    /** Under these a library may be shipped with a program that is under Apache-2.0. One of a library's licences is enough. */
    private static final Set<String> ALLOWED =
            Set.of("Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "CC0-1.0", "EPL-2.0");

    private static List<JsonNode> components;

    @BeforeAll
    static void read() throws IOException {
        try (Stream<Path> files = Files.list(BUILT)) {
            List<Path> bills =
                    files.filter(file -> file.toString().endsWith(".cdx.json")).toList();
            assumeTrue(!bills.isEmpty(), "the build was offline, so there is no bill of materials");
            assertThat(bills).hasSize(1);
            JsonNode bill = new JsonMapper().readTree(Files.readString(bills.get(0)));
            components = StreamSupport.stream(bill.get("components").spliterator(), false)
                    .toList();
        }
    }

    private static String name(JsonNode component) {
        return component.get("name").asString();
    }

    private static boolean ours(JsonNode component) {
        return component.get("group").asString().equals("org.wattladder");
    }

    /** Only with {@code -Pembedded-database}; not every jar of it names its licence, which the list for people does. */
    private static boolean database(JsonNode component) {
        return component.get("group").asString().equals("io.zonky.test.postgres");
    }

    /** Identifiers of SPDX; one that SPDX does not know has a name only, and is not among them. */
    private static Set<String> licences(JsonNode component) {
        return StreamSupport.stream(component.path("licenses").spliterator(), false)
                .map(licence -> licence.path("license").path("id").asString(""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void shouldListExactlyTheJarsThatAreShipped() throws IOException {
        // Jars of processes are called without a version.
        List<String> listed = components.stream()
                .map(component -> name(component)
                        + (name(component).matches("wattladder-(director|chauffeur|meter-daemon|console)")
                                ? ""
                                : "-" + component.get("version").asString())
                        + ".jar")
                .toList();
        Path shipped = BUILT.resolve("stage/lib");
        try (Stream<Path> files = Files.walk(shipped)) {
            assertThat(files.filter(Files::isRegularFile)
                            .filter(file -> file.toString().endsWith(".jar"))
                            .map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(listed);
        }
    }

    @Test
    void shouldNameALicenceOfEachJarThatIsAllowed() {
        assertThat(components)
                .filteredOn(component -> !database(component))
                .allSatisfy(component ->
                        assertThat(licences(component)).as(name(component)).containsAnyElementsOf(ALLOWED));
    }

    @Test
    void shouldAgreeWithTheListForPeople() throws IOException {
        Map<String, Set<String>> listed = new TreeMap<>();
        components.stream()
                .filter(component -> !ours(component) && !database(component))
                .forEach(component -> listed.computeIfAbsent(name(component), name -> new TreeSet<>())
                        .addAll(licences(component)));
        Map<String, Set<String>> forPeople = new TreeMap<>();
        for (String line : Files.readAllLines(HOME.resolve("THIRD-PARTY.md"))) {
            String[] cells = line.split("\\|", -1);
            if (cells.length == 5 && !cells[1].contains("---") && !cells[1].contains("library")) {
                forPeople.put(
                        cells[1].strip(), new TreeSet<>(List.of(cells[3].strip().split(", | or "))));
            }
        }
        assertThat(forPeople).isEqualTo(listed);
    }
}
