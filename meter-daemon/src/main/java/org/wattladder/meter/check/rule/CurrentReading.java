package org.wattladder.meter.check.rule;

import java.util.regex.Pattern;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Sentences;

/** The current reading. */
final class CurrentReading implements CheckRule {
    private static final Pattern POWER = Pattern.compile("Watts,[0-9-][^,]*(,Volts,[^,]+,Amps,[^,]+,PF,[^,]+)?.*");
    private static final Pattern TEMPERATURE = Pattern.compile("Temperature,[0-9-][^,]*,Humidity,[^,]+");

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "current-reading",
                "Answers `R*` with the latest reading, `Watts,..` or `Temperature,..`, and `No data` before the first sample.",
                "Clients poll it about once a second for display.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.idle();
        bench.ask("Reset");
        bench.start("check-reading");
        String early = bench.ask("R*").answer();
        boolean one = !bench.rows("RL,1").isEmpty();
        String reading = bench.ask("R*").answer();
        bench.idle();
        Pattern form = bench.identity().mode() == Identity.Mode.POWER ? POWER : TEMPERATURE;
        return Outcome.of(
                (early.equals(Sentences.NO_DATA) || form.matcher(early).matches())
                        && (!one || form.matcher(reading).matches()),
                "Right after 'Go' it was '" + early + "', after a sample '" + reading + "'.");
    }
}
