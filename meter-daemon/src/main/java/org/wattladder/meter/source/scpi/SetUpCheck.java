package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.Locale;
import org.wattladder.meter.source.SourceRefused;

/** Asks for settings under which the figures would not be the watts of this moment; changes none of them. */
record SetUpCheck(Analyzer analyzer) {

    void check() throws IOException, SourceRefused {
        refuseUnless("INTEG:STATE", "RES", "its integration is not reset: press RESET, or stop and reset it");
        refuseUnless(
                "MEAS:AVER:STATE",
                "0",
                "its averaging is on and would smear one load level into the next: turn it off");
        refuseUnless("HOLD", "0", "its display is on hold, so its figures stand still: turn hold off");
        if (analyzer.identified().model().series() == AnalyzerModel.Series.WT300 && !analyzer.setsMode()) {
            String mode = analyzer.ask(":INP:MODE?").toUpperCase(Locale.ROOT);
            if (mode.startsWith("VME")) {
                throw refused(
                        "INP:MODE", mode, "it measures rectified mean voltage: set the mode to RMS, or DC for DC");
            }
        }
        crestFactor(analyzer);
    }

    private void refuseUnless(String setting, String wanted, String sentence) throws IOException, SourceRefused {
        String answer = analyzer.ask(":" + setting + "?").toUpperCase(Locale.ROOT);
        boolean fits = answer.startsWith(wanted) || (wanted.equals("0") && answer.equals("OFF"));
        if (!fits) {
            throw refused(setting, answer, sentence);
        }
    }

    private SourceRefused refused(String setting, String answer, String sentence) {
        return new SourceRefused(
                analyzer.identified().idn() + ": " + sentence + " (" + setting + " is " + answer + ").");
    }

    /** 3, or 6 also for 6A; at 6 every range is half as large. */
    static double crestFactor(Analyzer analyzer) throws IOException {
        String answer = analyzer.ask(":INP:CFAC?");
        if (answer.equals("3")) {
            return 3;
        }
        if (answer.contains("6")) {
            return 6;
        }
        throw new IOException("'" + answer + "' is no crest factor");
    }
}
