package org.wattladder.console.start;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.environment.EnvironmentFile;
import org.wattladder.chauffeur.file.WholeFile;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentText;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;

/** What is known of machines, a file {@code environment.yaml} each, in a folder beside the runs. */
public final class StoredEnvironments {
    private static final String FOLDER = ".environments";
    private static final String BEGIN = "of-";
    private static final String END = ".yaml";

    private final Path folder;

    /** Keeps them below a results folder. */
    public StoredEnvironments(Path results) {
        this.folder = results.resolve(FOLDER);
    }

    /** The file of a machine, whether there is one or not; a name is never a path. */
    public Path file(String machine) {
        return folder.resolve(BEGIN + URLEncoder.encode(machine, StandardCharsets.UTF_8) + END)
                .toAbsolutePath();
    }

    /**
     * What is known of a machine; empty when nothing was asked.
     *
     * @throws IOException with a sentence, if its file does not hold what it must
     */
    public Optional<Environment> of(String machine) throws IOException {
        Path file = file(machine);
        return Files.isRegularFile(file) ? Optional.of(read(file, machine)) : Optional.empty();
    }

    /**
     * The file of all these machines together, for one run; what is said of the run itself is that of the first.
     *
     * @throws IOException with a sentence, if nothing is known of one of them
     */
    public Path together(List<String> machines) throws IOException {
        List<Environment> known = new ArrayList<>();
        for (String machine : machines) {
            known.add(of(machine)
                    .orElseThrow(() -> new IOException("nothing is known of " + machine
                            + " yet; discover it on the page Hosts, or leave this out")));
        }
        if (machines.size() == 1) {
            return file(machines.get(0));
        }
        Path all = folder.resolve(
                        "together-" + Sha256.of(String.join("\n", machines).getBytes(StandardCharsets.UTF_8)) + ".yaml")
                .toAbsolutePath();
        Environment joined = new Environment(
                known.get(0).facts(),
                known.stream().flatMap(each -> each.hosts().stream()).toList());
        WholeFile.write(all, EnvironmentText.write(joined));
        return all;
    }

    /** Reads a file about a machine. */
    public static Environment read(Path file, String machine) throws IOException {
        try {
            return EnvironmentFile.read(file, List.of(machine));
        } catch (ConfigProblems problems) {
            throw new IOException(problems.getMessage(), problems);
        }
    }

    /** Names of the machines of which something is known, in order. */
    public List<String> machines() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.startsWith(BEGIN) && name.endsWith(END))
                    .map(name -> URLDecoder.decode(
                            name.substring(BEGIN.length(), name.length() - END.length()), StandardCharsets.UTF_8))
                    .sorted()
                    .toList();
        }
    }

    /** When something of a machine became known last; empty when nothing is. */
    public Optional<Instant> knownAt(String machine) {
        return Optional.of(file(machine).toFile().lastModified())
                .filter(millis -> millis > 0)
                .map(Instant::ofEpochMilli);
    }

    /** Keeps what a machine said of itself now, and what people declared of it before. */
    public void found(String machine, Environment said) throws IOException {
        Optional<Environment> before = of(machine);
        keep(machine, before.isEmpty() ? said : joined(before.get(), said, machine));
    }

    private static Environment joined(Environment before, Environment found, String machine) {
        Environment declared = changed(
                before,
                fact -> fact.value() instanceof EnvironmentValue.Declared
                        ? fact
                        : new EnvironmentFact(
                                fact.group(), fact.name(), new EnvironmentValue.Absent("not declared"), fact.found()));
        return Environment.join(declared, Map.of(machine, facts(found, machine)));
    }

    /** All facts of an environment: of the run and of this machine. */
    public static List<EnvironmentFact> facts(Environment environment, String machine) {
        List<EnvironmentFact> facts = new ArrayList<>(environment.facts());
        environment.hosts().stream()
                .filter(each -> each.host().equals(machine))
                .forEach(each -> facts.addAll(each.facts()));
        return facts;
    }

    /** Changes each fact of a machine, and says whether anything is known of it. */
    public boolean change(String machine, UnaryOperator<EnvironmentFact> change) throws IOException {
        Optional<Environment> before = of(machine);
        if (before.isPresent()) {
            keep(machine, changed(before.get(), change));
        }
        return before.isPresent();
    }

    private static Environment changed(Environment environment, UnaryOperator<EnvironmentFact> change) {
        return new Environment(
                environment.facts().stream().map(change).toList(),
                environment.hosts().stream()
                        .map(host -> new HostEnvironment(
                                host.host(), host.facts().stream().map(change).toList()))
                        .toList());
    }

    /** Replaces what was known of a machine. */
    public void keep(String machine, Environment environment) throws IOException {
        WholeFile.write(file(machine), EnvironmentText.write(environment));
    }
}
