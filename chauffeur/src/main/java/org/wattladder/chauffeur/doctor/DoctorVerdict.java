package org.wattladder.chauffeur.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Weighs the findings. */
final class DoctorVerdict {
    private static final String ESTIMATE = "estimate";

    private final List<String> working;
    private final List<String> warnings = new ArrayList<>();

    /** Takes what the meter daemon said of its sources. */
    DoctorVerdict(List<SourceVerdict> sources) {
        this.working = sources.stream()
                .filter(source -> source.answer() == SourceVerdict.Answer.YES)
                .map(SourceVerdict::source)
                .toList();
    }

    /** Adds a sentence when something is amiss. */
    void warnIf(boolean amiss, String sentence) {
        if (amiss) {
            warnings.add(sentence);
        }
    }

    boolean measurable() {
        return !working.isEmpty();
    }

    String sentences() {
        return warnings.isEmpty() ? power() : power() + " " + warnings.stream().collect(Collectors.joining(" "));
    }

    private String power() {
        List<String> measuring =
                working.stream().filter(name -> !name.equals(ESTIMATE)).toList();
        if (!measuring.isEmpty()) {
            return "This machine can measure its power with " + String.join(", ", measuring) + ".";
        }
        if (measurable()) {
            return "This machine can run a suite, but its power can only be estimated here; for measured watts name a"
                    + " meter with --meter HOST:PORT.";
        }
        return "No power can be measured here; name a meter with --meter HOST:PORT, or run with --meter none to get"
                + " performance alone.";
    }
}
