package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.DepthSequence;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NameOr;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a worklet in a suite. */
final class WorkletKeys {
    static final Key<List<PlacedValue<Long>>> PARAMETERS = Key.of(
            "parameters",
            List.of(),
            new NamedKind<>(
                    "parameters of the worklet, each a name and a whole number",
                    0,
                    Kinds.whole(Long.MIN_VALUE, Long.MAX_VALUE)),
            "Settings of the worklet itself; `wattladder list worklets` shows names, ranges and defaults.");
    static final Key<NameOr> CLIENTS = Key.of(
            "clients",
            new NameOr(Optional.of("core"), SectionValues.none()),
            new NameOr.InPlaceOrFile("config/clients", ClientKeys.SECTION),
            "Client JVMs and their users.");
    static final Key<List<String>> JVM_OPTIONS = Key.of(
            "jvm-options",
            List.of(),
            new ListKind<>(
                    0, 100, true, Kinds.text("a JVM option, which begins with -", 500, text -> text.startsWith("-"))),
            "Options of the client JVMs that are added to those of the Director and win over them; reported exactly.");
    static final Key<Duration> WARM_UP = Key.of(
            "warm-up",
            Duration.ofSeconds(30),
            Kinds.length(Duration.ZERO, Duration.ofHours(1)),
            "Unpaced load before calibration, so that compiler and caches settle; 0s leaves it out.");
    static final Key<SectionValues> CALIBRATION =
            Key.of("calibration", SectionValues.none(), CalibrationKeys.SECTION, "How the calibrated rate is found.");
    static final Key<List<Long>> DEPTHS = Key.of(
            "depths",
            List.of(1L, 2L, 4L, 8L, 16L, 32L, 64L, 128L, 256L, 512L),
            new ListKind<>(1, 100, true, Kinds.whole(1, DepthSequence.DEEPEST)),
            "Numbers of outstanding transactions of each client, one unpaced interval each, in the order of execution;"
                    + " given at all, it stands in place of calibration and levels. Only for worklets that can keep several"
                    + " outstanding, which storage load profiles are.");
    static final Key<List<Double>> LEVELS = Key.of(
            "levels",
            List.of(100.0, 67.0, 33.0),
            new ListKind<>(1, 100, true, Kinds.percent()),
            "Load levels in percent of the calibrated rate, in the order of execution.");
    static final Key<SectionValues> LEVEL = Key.of(
            "level",
            SectionValues.none(),
            new Section(
                    "Lengths of each level; active idle is one such interval without load.",
                    IntervalKeys.parts(IntervalKeys.LEVEL_PAUSE)),
            "How long each level takes.");

    /** What makes sense only where there is load. */
    static final List<Key<?>> OF_LOAD = List.of(PARAMETERS, WARM_UP, CALIBRATION, LEVELS);

    /** What a sweep of depths does not have. */
    static final List<Key<?>> OF_CALIBRATED_LADDER = List.of(CALIBRATION, LEVELS);

    /** What a fixed-iteration sequence does not have. */
    static final List<Key<?>> OF_LADDER = List.of(WARM_UP, CALIBRATION, LEVELS);

    private static final List<Key<?>> INHERITED = List.of(CLIENTS, JVM_OPTIONS, WARM_UP, CALIBRATION, LEVELS, LEVEL);

    static final Section DEFAULTS = new Section("What every worklet of the suite inherits.", INHERITED);
    static final Section WORKLET = new Section("One worklet; what it leaves out comes from defaults.", ofWorklet());

    private WorkletKeys() {}

    private static List<Key<?>> ofWorklet() {
        List<Key<?>> keys = new ArrayList<>(INHERITED);
        keys.add(0, PARAMETERS);
        keys.add(ComponentKeys.COMPONENTS);
        keys.add(DEPTHS);
        keys.addAll(IterationKeys.ALL);
        return keys;
    }
}
