package org.wattladder.worklets.mix;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Reads the parts of a composite from the names of its settings. */
final class Parts {
    private static final Set<String> NEVER_SCORED = Set.of("idle", "harness");

    private final WorkletCatalogue catalogue;
    private final Map<String, Set<String>> ownSettings = new HashMap<>();

    private Parts(WorkletCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * The parts, in order of name.
     *
     * @throws IllegalArgumentException with a sentence that names the worklets that can be parts
     */
    static List<Part> of(Set<String> settings, WorkletCatalogue catalogue) {
        return new Parts(catalogue).read(new TreeSet<>(settings));
    }

    private List<Part> read(Set<String> settings) {
        List<String> shares = new ArrayList<>();
        for (String setting : settings) {
            int dot = setting.indexOf(Part.OF_PARAMETER);
            if (dot < 0) {
                shares.add(setting);
            } else {
                ownSettings
                        .computeIfAbsent(setting.substring(0, dot), worklet -> new HashSet<>())
                        .add(setting.substring(dot + 1));
            }
        }
        if (shares.isEmpty()) {
            throw new IllegalArgumentException("composite has no parts; give each as a parameter with its share, for"
                    + " example {lu: 3, crypto-aes/encrypt: 1}; there are " + names());
        }
        List<Part> parts = shares.stream().map(this::part).toList();
        ownSettings.keySet().forEach(worklet -> requirePart(worklet, parts));
        return parts;
    }

    private Part part(String setting) {
        int slash = setting.indexOf(Part.OF_TYPE);
        String name = slash < 0 ? setting : setting.substring(0, slash);
        Worklet worklet = catalogue
                .find(name)
                .filter(Parts::canBePart)
                .orElseThrow(() -> new IllegalArgumentException(
                        "\"" + name + "\" cannot be a part of composite; there are " + names()));
        Set<String> own = ownSettings.getOrDefault(name, Set.of());
        for (String parameter : own) {
            if (worklet.description().parameters().stream()
                    .noneMatch(known -> known.name().equals(parameter))) {
                throw new IllegalArgumentException("part " + name + " of composite has no parameter " + parameter
                        + "; it has "
                        + worklet.description().parameters().stream()
                                .map(known -> known.name())
                                .collect(Collectors.joining(", ")));
            }
        }
        return new Part(
                setting, worklet, slash < 0 ? Optional.empty() : Optional.of(setting.substring(slash + 1)), own);
    }

    private static void requirePart(String worklet, List<Part> parts) {
        if (parts.stream().noneMatch(part -> part.name().equals(worklet))) {
            throw new IllegalArgumentException(
                    "composite sets a parameter of " + worklet + ", which has no share in it");
        }
    }

    /** Those that fill memory leave none to others, those on storage have their own clients; none is in itself. */
    private static boolean canBePart(Worklet worklet) {
        return !(worklet instanceof Composite)
                && worklet.description().memory() instanceof MemoryNeed.Fixed
                && worklet.description().storage().equals(StorageNeed.NONE)
                && !NEVER_SCORED.contains(worklet.description().workload());
    }

    private String names() {
        return catalogue.worklets().stream()
                .filter(Parts::canBePart)
                .map(worklet -> worklet.description().name())
                .collect(Collectors.joining(", "));
    }
}
