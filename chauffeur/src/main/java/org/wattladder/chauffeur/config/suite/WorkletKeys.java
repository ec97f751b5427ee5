package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NameOr;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.program.ComponentKeys;

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
    static final Key<SectionValues> GUEST = Key.optional(
            "guest",
            GuestKeys.SECTION,
            "Limits, load and weight of a guest; needed by the schedule `tiles`, and meaningless for others.");
    private static final Section COMPANION = new Section(
            "A worklet that runs beside another; its schedule is that of the other.",
            List.of(PARAMETERS, CLIENTS, JVM_OPTIONS, ComponentKeys.COMPONENTS, GUEST));
    static final Key<List<PlacedValue<SectionValues>>> BESIDE = Key.of(
            "beside",
            List.of(),
            new NamedKind<>("worklets by name", 0, COMPANION),
            "Worklets that also run beside this one, one at a time: each first alone, then both together, each calibrated"
                    + " and loaded by itself. Only ladders of transactions; system `side-by-side` shows what each loses. With the"
                    + " schedule `tiles` all run together: they and the worklet are the guests of a tile.");
    private static final Section VARIANT = new Section(
            "One way to run a worklet; what it leaves out is that of the worklet.", List.of(CLIENTS, JVM_OPTIONS));
    static final Key<List<PlacedValue<SectionValues>>> VARIANTS = Key.of(
            "variants",
            List.of(),
            new NamedKind<>("variants by name", 0, VARIANT),
            "Ways to run it, one after the other, instead of a single one; each is a stage with the name WORKLET-VARIANT. Those"
                    + " of a worklet follow those of the suite.");
    private static final List<Key<?>> INHERITED = inherited();

    static final Section DEFAULTS = new Section("What every worklet of the suite inherits.", INHERITED);
    static final Section WORKLET = new Section("One worklet; what it leaves out comes from defaults.", ofWorklet());

    private WorkletKeys() {}

    private static List<Key<?>> inherited() {
        List<Key<?>> keys = new ArrayList<>(List.of(CLIENTS, JVM_OPTIONS, Schedules.NAME));
        keys.addAll(Schedules.SECTIONS);
        return keys;
    }

    private static List<Key<?>> ofWorklet() {
        List<Key<?>> keys = new ArrayList<>(INHERITED);
        keys.add(0, PARAMETERS);
        keys.addAll(List.of(
                ComponentKeys.ON,
                ComponentKeys.COPIES,
                ComponentKeys.COMPONENTS,
                ComponentKeys.NEXT,
                GUEST,
                BESIDE,
                VARIANTS));
        return keys;
    }
}
