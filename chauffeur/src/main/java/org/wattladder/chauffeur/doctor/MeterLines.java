package org.wattladder.chauffeur.doctor;

import java.util.ArrayList;
import java.util.List;

/** Says which sources of power work here, and what there is for temperature. */
final class MeterLines {
    private MeterLines() {}

    static List<Diagnosis.Line> of(MeterProbe.Findings findings) {
        List<Diagnosis.Line> lines = new ArrayList<>();
        for (SourceVerdict source : findings.verdicts()) {
            String answer = source.answer().word();
            String reason = source.reason().isEmpty() ? "" : ", " + source.reason();
            lines.add(new Diagnosis.Line(lines.isEmpty() ? "Meters" : "", source.source() + ": " + answer + reason));
        }
        if (!findings.failure().isEmpty()) {
            lines.add(new Diagnosis.Line("Meters", findings.failure()));
        }
        lines.add(new Diagnosis.Line(
                "Sensors",
                "no thermometer of this machine is read; a rating needs one at the air inlet: --sensor HOST:PORT"));
        return lines;
    }
}
