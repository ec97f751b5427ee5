package org.wattladder.chauffeur.notify;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is said of a run.
 *
 * @param notice {@code invalid} at its first finding that makes a rating invalid, {@code ended} at its end
 * @param run identifier
 * @param directory of the run or series
 * @param suite that it runs
 * @param verdict on it, as in {@code result.json}; empty when it has no reports, and before its end
 * @param exitCode of its process; empty before its end
 * @param text one sentence for people
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record Notice(
        String notice,
        String run,
        String directory,
        String suite,
        Optional<String> verdict,
        OptionalInt exitCode,
        String text) {

    /** The same for the environment of a command; what is not known is empty. */
    Map<String, String> variables() {
        Map<String, String> variables = new LinkedHashMap<>();
        variables.put("WATTLADDER_NOTICE", notice);
        variables.put("WATTLADDER_RUN", run);
        variables.put("WATTLADDER_DIRECTORY", directory);
        variables.put("WATTLADDER_SUITE", suite);
        variables.put("WATTLADDER_VERDICT", verdict.orElse(""));
        variables.put("WATTLADDER_EXIT_CODE", exitCode.isPresent() ? String.valueOf(exitCode.getAsInt()) : "");
        variables.put("WATTLADDER_TEXT", text);
        return variables;
    }
}
