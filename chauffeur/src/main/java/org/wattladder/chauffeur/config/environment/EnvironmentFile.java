package org.wattladder.chauffeur.config.environment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/** Reads an environment file. */
public final class EnvironmentFile {
    private static final EnvironmentValue NOT_COMPARED = new EnvironmentValue.Absent("not compared yet");

    private final Problems problems = new Problems();

    private EnvironmentFile() {}

    /**
     * What the file says, not yet compared with any machine.
     *
     * @param hosts names of the hosts of the run
     * @throws ConfigProblems with everything that is wrong with the file
     */
    public static Environment read(Path file, List<String> hosts) throws ConfigProblems {
        EnvironmentFile reader = new EnvironmentFile();
        Environment environment = SectionFile.read(file, FactKeys.SECTION, reader.problems)
                .map(values -> reader.environment(values, hosts))
                .orElse(Environment.unasked());
        if (!reader.problems.found().isEmpty()) {
            throw new ConfigProblems(reader.problems.found());
        }
        return environment;
    }

    private Environment environment(SectionValues values, List<String> hosts) {
        List<HostEnvironment> environments = new ArrayList<>();
        for (PlacedValue<SectionValues> host : values.orStandard(FactKeys.HOSTS)) {
            if (!hosts.contains(host.name())) {
                problems.add(
                        host.where(),
                        "\"" + host.name() + "\" is no host of this run" + new Names(hosts).hint(host.name()));
            }
            environments.add(new HostEnvironment(host.name(), facts(true, host.value())));
        }
        return new Environment(facts(false, values), environments);
    }

    private List<EnvironmentFact> facts(boolean ofHost, SectionValues values) {
        return EnvironmentKey.all(ofHost).stream()
                .flatMap(key -> fact(key, values).stream())
                .toList();
    }

    private Optional<EnvironmentFact> fact(EnvironmentKey key, SectionValues values) {
        FactKeys.Group group = FactKeys.group(key.group());
        return values.get(group.section())
                .flatMap(section ->
                        section.placed(Objects.requireNonNull(group.facts().get(key), "a fact of its group")))
                .flatMap(this::value)
                .map(value -> EnvironmentFact.of(key, value, NOT_COMPARED));
    }

    private Optional<EnvironmentValue> value(PlacedValue<SectionValues> fact) {
        List<EnvironmentValue> said = Stream.<Optional<? extends EnvironmentValue>>of(
                        fact.value().get(FactKeys.DISCOVERED).map(EnvironmentValue.Discovered::new),
                        fact.value().get(FactKeys.DECLARED).map(EnvironmentValue.Declared::new),
                        fact.value().get(FactKeys.ABSENT).map(EnvironmentValue.Absent::new))
                .<EnvironmentValue>flatMap(Optional::stream)
                .toList();
        if (said.size() != 1) {
            problems.add(
                    fact.where(),
                    fact.name() + " must have one of discovered, declared and absent, not " + said.size() + " of them");
        }
        return said.size() == 1 ? Optional.of(said.get(0)) : Optional.empty();
    }
}
