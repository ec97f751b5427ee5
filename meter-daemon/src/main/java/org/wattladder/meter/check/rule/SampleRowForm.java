package org.wattladder.meter.check.rule;

import java.util.regex.Pattern;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.RowLine;
import org.wattladder.ptdaemon.codec.Identity;

/** Lines of samples have their shape. */
final class SampleRowForm implements CheckRule {
    private static final String STAMP = "Time,\\d{2}-\\d{2}-\\d{4} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}";
    private static final String FIGURE = ",[^,\\s]+";
    private static final Pattern POWER =
            Pattern.compile(STAMP + "(,Watts" + FIGURE + ",Volts" + FIGURE + ",Amps" + FIGURE + ",PF" + FIGURE + ")+");
    private static final Pattern TEMPERATURE =
            Pattern.compile(STAMP + "(,Temperature" + FIGURE + ",Humidity" + FIGURE + ")+");

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "sample-row",
                "Writes samples as `Time,<stamp>,Watts,<w>,Volts,<v>,Amps,<a>,PF,<pf>`, or `Temperature` and `Humidity`; no mark, no labels of channels.",
                "Clients take the columns by their place.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        boolean power = bench.identity().mode() == Identity.Mode.POWER;
        Pattern form = power ? POWER : TEMPERATURE;
        for (RowLine line : bench.observation().lines()) {
            if (!form.matcher(line.text()).matches()) {
                return Outcome.failed("'" + line.text() + "' has another form.");
            }
        }
        return Outcome.passed("All " + bench.observation().lines().size() + " lines have it.");
    }
}
