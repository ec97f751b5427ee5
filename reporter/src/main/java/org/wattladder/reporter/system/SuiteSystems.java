package org.wattladder.reporter.system;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.judge.Rules;

/** The suite systems there are. */
public final class SuiteSystems {
    private SuiteSystems() {}

    /** Every system by id. */
    public static List<SuiteSystem> all() {
        return ServiceLoader.load(SuiteSystem.class, SuiteSystem.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(SuiteSystem::id))
                .toList();
    }

    /**
     * The system with this id.
     *
     * @throws UnknownSystem if there is none
     */
    public static SuiteSystem named(String id) {
        List<SuiteSystem> all = all();
        return all.stream()
                .filter(system -> system.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UnknownSystem("there is no suite system \"" + id + "\"; known: "
                        + all.stream().map(SuiteSystem::id).collect(Collectors.joining(", "))));
    }

    /**
     * The system of a run.
     *
     * @throws UnknownSystem if there is none
     */
    public static SuiteSystem of(RunFigures run) {
        return named(run.result().plan().suite().system());
    }

    /** The figures that sum up these runs, by name in the order of the first that has it. */
    public static Map<Text, List<Headline>> headlines(List<RunFigures> runs) {
        return runs.stream()
                .flatMap(run -> of(run).headline(run).stream())
                .collect(Collectors.groupingBy(Headline::name, LinkedHashMap::new, Collectors.toList()));
    }

    /** Judges a run by the common rules and those of its system. */
    public static Judgement judge(RunFigures run) {
        return Rules.judge(run, of(run).rules());
    }
}
