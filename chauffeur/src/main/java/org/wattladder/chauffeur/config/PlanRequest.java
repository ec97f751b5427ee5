package org.wattladder.chauffeur.config;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the options of a command ask for, unchecked.
 *
 * @param suite name of a file in {@code config/suites}, or a path to a YAML file
 * @param quick whether lengths are scaled down
 * @param only worklets to keep; empty keeps all
 * @param levels load levels in percent; empty keeps those of the suite
 * @param hosts {@code HOST:PORT} of the Director of each system under test; empty starts one on this machine
 * @param drivers {@code HOST:PORT} of the Director of each host that only drives
 * @param meters {@code auto}, {@code none}, {@code SOURCE[:option=value,...]}, {@code HOST:PORT} or the name of a meters
 *     file; empty means {@code auto}
 * @param sensors {@code none}, {@code SOURCE[:option=value,...]} or {@code HOST:PORT}; empty means those of the meters
 *     files, if any
 * @param storage {@code DIR} or {@code HOST=DIR}, folders of storage worklets; empty means those of the suite
 * @param keepFiles whether the files of storage worklets stay after the run
 * @param seed instead of the suite's; empty keeps it
 * @param reference name of a file in {@code config/references}, or a path to a YAML file; empty keeps that of the suite
 */
public record PlanRequest(
        String suite,
        boolean quick,
        List<String> only,
        List<Double> levels,
        List<String> hosts,
        List<String> drivers,
        List<String> meters,
        List<String> sensors,
        List<String> storage,
        boolean keepFiles,
        OptionalLong seed,
        Optional<String> reference) {
    public PlanRequest {
        only = List.copyOf(only);
        levels = List.copyOf(levels);
        hosts = List.copyOf(hosts);
        drivers = List.copyOf(drivers);
        meters = List.copyOf(meters);
        sensors = List.copyOf(sensors);
        storage = List.copyOf(storage);
    }

    /** A request that says nothing of drivers, storage and reference. */
    public PlanRequest(
            String suite,
            boolean quick,
            List<String> only,
            List<Double> levels,
            List<String> hosts,
            List<String> meters,
            List<String> sensors,
            OptionalLong seed) {
        this(suite, quick, only, levels, hosts, List.of(), meters, sensors, List.of(), false, seed, Optional.empty());
    }

    /** This suite as its file says, on this machine. */
    public static PlanRequest of(String suite) {
        return new PlanRequest(
                suite, false, List.of(), List.of(), List.of(), List.of(), List.of(), OptionalLong.empty());
    }

    /** The same request with this system under test and this driver. */
    PlanRequest on(String host, String driver) {
        return new PlanRequest(
                suite,
                quick,
                only,
                levels,
                List.of(host),
                List.of(driver),
                meters,
                sensors,
                storage,
                keepFiles,
                seed,
                reference);
    }

    /** The same request with lengths scaled down. */
    public PlanRequest quickly() {
        return new PlanRequest(
                suite, true, only, levels, hosts, drivers, meters, sensors, storage, keepFiles, seed, reference);
    }
}
