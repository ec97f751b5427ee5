package org.wattladder.meter.simulator.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;

/** Reads the list of faults. */
final class FaultReader {
    private static final Map<FaultKind, Double> SIZES = Map.of(
            FaultKind.UNIT_SLIP, 1000.0,
            FaultKind.BACKWARDS, 5.0,
            FaultKind.SLOW_REPLY, 3.0);

    private FaultReader() {}

    static List<ScriptedFault> read(Optional<Entry> list) throws OptionMistake {
        List<ScriptedFault> faults = new ArrayList<>();
        if (list.isPresent()) {
            for (Entry item : list.get().items()) {
                faults.add(fault(item));
            }
        }
        return faults;
    }

    private static ScriptedFault fault(Entry item) throws OptionMistake {
        Section section = Section.of(item);
        List<String> words =
                Arrays.stream(FaultKind.values()).map(FaultKind::word).toList();
        Entry kindEntry = section.find(ScenarioKey.FAULT_KIND).orElseThrow(() -> item.mistake("needs a kind"));
        FaultKind kind = FaultKind.named(kindEntry.oneOf(words));
        Entry atEntry = section.find(ScenarioKey.FAULT_AT)
                .orElseThrow(() -> item.mistake("needs 'at', a sample number or a time such as 10s"));
        Extent at = atEntry.extent();
        Optional<Entry> lengthEntry = section.find(ScenarioKey.FAULT_FOR);
        Optional<Entry> everyEntry = section.find(ScenarioKey.FAULT_EVERY);
        Extent length = lengthEntry.isPresent() ? alike(lengthEntry.get(), at) : one(at, item);
        Optional<Extent> every = everyEntry.isPresent() ? Optional.of(alike(everyEntry.get(), at)) : Optional.empty();
        return new ScriptedFault(kind, at, length, every, size(kind, section));
    }

    private static Extent one(Extent at, Entry item) throws OptionMistake {
        if (at instanceof Extent.Samples) {
            return new Extent.Samples(1);
        }
        throw item.mistake("starts at a time; say how long with 'for', such as 3s");
    }

    private static Extent alike(Entry entry, Extent at) throws OptionMistake {
        Extent extent = entry.extent();
        if (!extent.getClass().equals(at.getClass()) || extent.size() <= 0) {
            throw entry.mistake("must be like 'at': "
                    + (at instanceof Extent.Samples ? "a number of samples" : "a length of time"));
        }
        return extent;
    }

    private static double size(FaultKind kind, Section section) throws OptionMistake {
        Optional<Entry> entry = section.find(ScenarioKey.FAULT_BY);
        if (entry.isEmpty()) {
            return SIZES.getOrDefault(kind, 0.0);
        }
        if (!SIZES.containsKey(kind)) {
            throw entry.get().mistake("has no meaning for " + kind.word());
        }
        return kind == FaultKind.UNIT_SLIP
                ? entry.get().number(1e-6, 1e6)
                : entry.get().lengthNotNegative().toNanos() / 1e9;
    }
}
