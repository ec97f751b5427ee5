package org.wattladder.worklets.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/** All registered worklets, in order of name; read by Chauffeur, Director and client JVM alike. */
public final class WorkletCatalogue {
    private final List<Worklet> worklets;

    private WorkletCatalogue(List<Worklet> worklets) {
        this.worklets = worklets;
    }

    /** Loads every worklet that has its line in {@code META-INF/services}. */
    public static WorkletCatalogue load() {
        return of(ServiceLoader.load(Worklet.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList());
    }

    /** A catalogue of exactly these worklets, in any order. */
    public static WorkletCatalogue of(List<? extends Worklet> worklets) {
        return new WorkletCatalogue(worklets.stream()
                .map(Worklet.class::cast)
                .sorted(Comparator.comparing(worklet -> worklet.description().name()))
                .toList());
    }

    /** Every worklet, in order of name. */
    public List<Worklet> worklets() {
        return worklets;
    }

    /** The worklet of this name, or empty when none is registered under it. */
    public Optional<Worklet> find(String name) {
        return worklets.stream()
                .filter(worklet -> worklet.description().name().equals(name))
                .findFirst();
    }

    /**
     * The worklet of this name as these settings make it, or empty when none is registered under it.
     *
     * @param settings names of the parameters that the plan sets
     * @throws IllegalArgumentException with a sentence, when these names cannot be set together
     */
    public Optional<Worklet> find(String name, Set<String> settings) {
        return find(name).map(worklet -> worklet.with(settings, this));
    }

    /** Sixteen hexadecimal digits that differ when any name, unit, parameter, range or default differs. */
    public String digest() {
        StringBuilder text = new StringBuilder();
        worklets.forEach(worklet -> text.append(worklet.description()).append('\n'));
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
