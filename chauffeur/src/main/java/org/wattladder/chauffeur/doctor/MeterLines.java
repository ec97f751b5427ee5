package org.wattladder.chauffeur.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says which sources of power work here, and what there is for temperature. */
final class MeterLines {
    private static final String LABEL = "Meters";

    private MeterLines() {}

    static List<Diagnosis.Line> of(MeterProbe.Findings findings) {
        List<Diagnosis.Line> lines = new ArrayList<>();
        List<SourceVerdict> silent = new ArrayList<>();
        for (SourceVerdict source : findings.verdicts()) {
            boolean works = source.answer() != SourceVerdict.Answer.NO;
            if (!works) {
                silent.add(source);
            }
            String reason = source.reason().isEmpty() ? "" : ", " + source.reason();
            lines.add(new Diagnosis.Line(
                    LABEL, source.source() + ": " + source.answer().word() + reason, !works));
        }
        if (!silent.isEmpty()) {
            lines.add(new Diagnosis.Line(
                    LABEL,
                    "not here: " + silent.stream().map(SourceVerdict::source).collect(Collectors.joining(", "))
                            + "; --full says why"));
        }
        if (!findings.failure().isEmpty()) {
            lines.add(new Diagnosis.Line(LABEL, findings.failure()));
        }
        lines.add(new Diagnosis.Line(
                "Sensors",
                "no thermometer of this machine is read; a rating needs one at the air inlet: --sensor HOST:PORT"));
        return lines;
    }
}
