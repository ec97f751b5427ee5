package org.wattladder.chauffeur.config.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/** Turns {@code --storage}, {@code --keep-files} and the suite's {@code storage} into the storage of each host. */
public final class StorageOptions {
    private static final String OPTION = "--storage";

    private StorageOptions() {}

    /**
     * The hosts with their storage; notes every problem.
     *
     * @param options {@code DIR} for all hosts or {@code HOST=DIR} for one; when any is given, those of the suite are not
     *     used
     * @param suite folders of the suite, for all hosts
     */
    public static List<HostPlan> apply(
            List<HostPlan> hosts, List<String> options, List<String> suite, boolean keepFiles, Problems problems) {
        Map<String, List<String>> folders = new LinkedHashMap<>();
        hosts.forEach(host -> folders.put(host.name(), new ArrayList<>(options.isEmpty() ? suite : List.of())));
        for (String option : options) {
            int equals = option.startsWith("/") ? -1 : option.indexOf('=');
            String folder = option.substring(equals + 1);
            if (!folder.startsWith("/")) {
                problems.add(OPTION, "\"" + option + "\" must be an absolute path, or HOST= and an absolute path");
            } else if (equals < 0) {
                folders.values().forEach(each -> add(each, folder, problems));
            } else {
                String name = option.substring(0, equals);
                List<String> ofHost = folders.get(name);
                if (ofHost == null) {
                    problems.add(
                            OPTION,
                            "the run has no host \"" + name + "\""
                                    + new Names(List.copyOf(folders.keySet())).hint(name));
                } else {
                    add(ofHost, folder, problems);
                }
            }
        }
        return hosts.stream()
                .map(host -> host.with(new StoragePlan(folders.getOrDefault(host.name(), List.of()), keepFiles)))
                .toList();
    }

    private static void add(List<String> folders, String folder, Problems problems) {
        if (folders.contains(folder)) {
            problems.add(OPTION, folder + " is named twice");
        }
        folders.add(folder);
    }
}
