package org.wattladder.chauffeur.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A copy of the shipped configuration whose rating has few worklets, so that a test can state its figures. */
public final class ShippedConfig {
    private static final Path SHIPPED = Path.of("../config");

    /** Suites of worklets that the stub catalogue knows. */
    private static final List<String> STAYS = List.of("rating.yaml", "harness.yaml");

    private ShippedConfig() {}

    /** What runs this suite with these meters: on this machine, and with a driver where the suite has something on one. */
    public static PlanRequest request(String suite, List<String> meters) throws IOException {
        Path file = SHIPPED.resolve("suites/" + suite + ".yaml");
        boolean driven = Files.exists(file) && Files.readString(file).contains("on: driver");
        return new PlanRequest(
                suite,
                false,
                List.of(),
                List.of(),
                driven ? List.of("192.0.2.1:7420") : List.of(),
                driven ? List.of("192.0.2.2:7420") : List.of(),
                meters,
                List.of(),
                List.of(),
                false,
                OptionalLong.empty(),
                Optional.empty());
    }

    /** Copies everything into {@code config} below this folder, with these worklets in the rating; returns the copy. */
    public static Path copy(Path folder, List<String> worklets) throws IOException {
        Path copy = folder.resolve("config");
        try (Stream<Path> files = Files.walk(SHIPPED)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = copy.resolve(SHIPPED.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        try (Stream<Path> suites = Files.list(copy.resolve("suites"))) {
            for (Path suite : suites.filter(
                            each -> !STAYS.contains(each.getFileName().toString()))
                    .toList()) {
                Files.delete(suite);
            }
        }
        Path rating = copy.resolve("suites/rating.yaml");
        String text = Files.readString(rating);
        String head = text.substring(0, text.indexOf("\nworklets:\n") + 1);
        Files.writeString(
                rating,
                head + "worklets:\n"
                        + worklets.stream().map(name -> "  " + name + ":\n").collect(Collectors.joining()));
        return copy;
    }
}
