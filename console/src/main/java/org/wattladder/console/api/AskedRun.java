package org.wattladder.console.api;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.console.start.RunForm;

/**
 * A run that a program asks for, flat as its JSON; everything but the suite may be left out.
 *
 * @param suite its name
 * @param quick whether it is a rehearsal
 * @param only worklets; all when left out
 * @param levels percentages; those of the suite when left out
 * @param hosts Directors; this machine when left out
 * @param drivers Directors that only drive
 * @param meters as {@code --meter}
 * @param sensors as {@code --sensor}
 * @param storage as {@code --storage}
 * @param seed the suite's when left out
 * @param repeat number of runs; one when left out
 * @param reference as {@code --reference}; the suite's when left out
 * @param each one-run, together or queued: how several hosts are measured; one run when left out
 * @param environment whether the run is given what is known of its machines
 * @param keepFiles as {@code --keep-files}
 * @param tls as {@code --tls}
 * @param after names of runs to wait for
 */
record AskedRun(
        String suite,
        Boolean quick,
        List<String> only,
        List<String> levels,
        List<String> hosts,
        List<String> drivers,
        List<String> meters,
        List<String> sensors,
        List<String> storage,
        String seed,
        String repeat,
        String reference,
        String each,
        Boolean environment,
        Boolean keepFiles,
        Boolean tls,
        List<String> after) {
    AskedRun {
        suite = suite == null ? "" : suite;
        quick = quick != null && quick;
        only = orEmpty(only);
        levels = orEmpty(levels);
        hosts = orEmpty(hosts);
        drivers = orEmpty(drivers);
        meters = orEmpty(meters);
        sensors = orEmpty(sensors);
        storage = orEmpty(storage);
        seed = seed == null ? "" : seed;
        repeat = repeat == null ? "" : repeat;
        reference = reference == null ? "" : reference;
        each = each == null ? "" : each;
        environment = environment != null && environment;
        keepFiles = keepFiles != null && keepFiles;
        tls = tls != null && tls;
        after = orEmpty(after);
    }

    private static List<String> orEmpty(List<String> given) {
        return given == null ? List.of() : List.copyOf(given);
    }

    /** What the field of this name takes: {@code text}, {@code switch} or {@code list}. */
    static String kind(String field) {
        return Stream.of(AskedRun.class.getRecordComponents())
                .filter(component -> component.getName().equals(field))
                .map(component -> component.getType() == Boolean.class
                        ? "switch"
                        : component.getType() == List.class ? "list" : "text")
                .findFirst()
                .orElseThrow();
    }

    RunForm form() {
        return new RunForm(
                new RunForm.Work(suite, quick, only, String.join(",", levels), seed, reference),
                new RunForm.Machines(lines(hosts), lines(drivers), lines(meters), lines(sensors), lines(storage)),
                new RunForm.Course(repeat, RunForm.Each.of(each), environment, keepFiles, tls));
    }

    private static String lines(List<String> words) {
        return words.stream().map(word -> word.replace('\n', ' ')).collect(Collectors.joining("\n"));
    }
}
