package org.wattladder.worklets.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;

/** All registered worklets, in order of name; read by Chauffeur, Director and client JVM alike. */
public final class WorkletCatalogue {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,62}");

    private final List<Worklet> worklets;
    private final Plugins plugins;

    private WorkletCatalogue(List<Worklet> worklets, Plugins plugins) {
        this.worklets = worklets;
        this.plugins = plugins;
    }

    /** Loads every worklet that has its line in {@code META-INF/services} on the class path. */
    public static WorkletCatalogue load() {
        return load(Plugins.none());
    }

    /**
     * The same, and those that have their line in these jars.
     *
     * @throws IllegalArgumentException with a sentence, when a jar holds no sound worklet, or two have one name
     */
    public static WorkletCatalogue load(Plugins plugins) {
        ClassLoader loader = plugins.loader(Thread.currentThread().getContextClassLoader());
        try {
            WorkletCatalogue all = new WorkletCatalogue(
                    sorted(ServiceLoader.load(Worklet.class, loader).stream()
                            .map(ServiceLoader.Provider::get)
                            .toList()),
                    plugins);
            all.checkNames();
            return all;
        } catch (ServiceConfigurationError | LinkageError broken) {
            throw new IllegalArgumentException(
                    "a worklet cannot be loaded: " + broken.getMessage() + "; the jars it needs lie beside its own",
                    broken);
        }
    }

    /** A catalogue of exactly these worklets, in any order. */
    public static WorkletCatalogue of(List<? extends Worklet> worklets) {
        return new WorkletCatalogue(sorted(worklets), Plugins.none());
    }

    private static List<Worklet> sorted(List<? extends Worklet> worklets) {
        return worklets.stream()
                .map(Worklet.class::cast)
                .sorted(Comparator.comparing(worklet -> worklet.description().name()))
                .toList();
    }

    private void checkNames() {
        Map<String, Worklet> byName = new HashMap<>();
        for (Worklet worklet : worklets) {
            String name = worklet.description().name();
            if (!NAME.matcher(name).matches()) {
                throw new IllegalArgumentException("worklet \"" + name + "\" of "
                        + worklet.getClass().getName() + " must be named in lower case with hyphens");
            }
            Worklet other = byName.put(name, worklet);
            if (other != null) {
                throw new IllegalArgumentException("there are two worklets " + name + ", "
                        + other.getClass().getName() + " and "
                        + worklet.getClass().getName() + "; rename one");
            }
        }
    }

    /** The jars from outside, none where all worklets are those of the class path. */
    public Plugins plugins() {
        return plugins;
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

    /** The worklet with this name, if it brings a server. */
    public Optional<ServingWorklet> serving(String name) {
        return find(name).filter(ServingWorklet.class::isInstance).map(ServingWorklet.class::cast);
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

    /** Sixteen hexadecimal digits that differ when any name, unit, parameter, range, default or plug-in differs. */
    public String digest() {
        StringBuilder text = new StringBuilder();
        worklets.forEach(worklet -> text.append(worklet.description()).append('\n'));
        plugins.jars().forEach(jar -> text.append(jar).append('\n'));
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
