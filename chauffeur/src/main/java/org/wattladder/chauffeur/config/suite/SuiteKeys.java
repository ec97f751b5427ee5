package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.config.score.ScoreKeys;
import org.wattladder.model.plan.HostLoss;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a suite file. */
public final class SuiteKeys {
    static final Key<String> TITLE = Key.required(
            "title", Kinds.text("a text of 1 to 120 characters", 120, text -> true), "One line for reports.");
    static final Key<Long> SEED = Key.of(
            "seed",
            1L,
            Kinds.whole(0, Long.MAX_VALUE),
            "Start of every random number: same plan and seed, same schedule of transactions. `--seed` replaces it.");
    static final Key<List<String>> STORAGE = Key.of(
            "storage",
            List.of(),
            new ListKind<>(0, 64, true, Kinds.text("an absolute path", 4000, text -> text.startsWith("/"))),
            "Folders of storage worklets on every host, one for each device to be used; without any, each Director chooses. `--storage` replaces them.");
    static final Key<SectionValues> DEFAULTS =
            Key.of("defaults", SectionValues.none(), WorkletKeys.DEFAULTS, "What every worklet inherits.");
    static final Key<List<PlacedValue<SectionValues>>> WORKLETS = Key.required(
            "worklets",
            new NamedKind<>("worklets by name, at least one", 1, WorkletKeys.WORKLET),
            "Worklets in the order of execution, each a name from `wattladder list worklets` with its settings, if any.");
    static final Key<List<PlacedValue<SectionValues>>> VARIANTS = Key.of(
            "variants",
            List.of(),
            WorkletKeys.VARIANTS.kind(),
            "Ways to run every worklet but idle, one after the other, instead of a single one; each is a stage with the name"
                    + " WORKLET-VARIANT.");
    static final Key<HostLoss> LOST = Key.of(
            "lost",
            HostLoss.END,
            Kinds.word(HostLoss.class),
            "What a lost host does to a run of several: `end` it, or `degrade` it, so that later worklets run on the hosts that are left; the result is invalid either way.");
    static final Key<SectionValues> HOSTS = Key.of(
            "hosts",
            SectionValues.none(),
            new Section("Host-loss policy.", List.of(LOST)),
            "Systems under test and drivers; `--host` and `--driver` name them.");
    static final Key<SectionValues> RETRY = Key.of(
            "retry", SectionValues.none(), RetryKeys.SECTION, "When an interval that others disturbed is tried again.");
    static final Key<SectionValues> SCORE = Key.of(
            "score", SectionValues.none(), ScoreKeys.SECTION, "How scores are made; changes nothing that is measured.");

    static final Key<String> SYSTEM = Key.of(
            "system",
            PlannedSuite.NO_SYSTEM,
            Kinds.name(SuiteSystems.all().stream().map(SuiteSystem::id).toList()),
            "Adds rules, headline and sections for one kind of suite. "
                    + SuiteSystems.all().stream()
                            .map(system -> "`" + system.id() + "`: " + system.sentence())
                            .collect(Collectors.joining(". "))
                    + ".");

    static final Key<RunMode> PURPOSE = Key.of(
            "purpose",
            RunMode.RESEARCH,
            Kinds.word(List.of(RunMode.RATING, RunMode.RESEARCH)),
            "What runs are for: a `rating` is held to the rules of its system and of a rating, `research` to its own plan.");

    /** What a file in {@code config/suites} holds. */
    public static final Section SECTION = new Section(
            "What a run executes.",
            List.of(TITLE, PURPOSE, SYSTEM, SEED, STORAGE, HOSTS, DEFAULTS, VARIANTS, WORKLETS, RETRY, SCORE));

    private SuiteKeys() {}
}
