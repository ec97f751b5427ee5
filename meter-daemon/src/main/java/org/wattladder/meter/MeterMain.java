package org.wattladder.meter;

import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.model.time.TimeSource;

/** Starts the meter daemon. */
public final class MeterMain {
    private MeterMain() {}

    /** Runs the command line and leaves with its exit code. */
    public static void main(String[] arguments) {
        Runnable leave = () -> Runtime.getRuntime().halt(0);
        System.exit(MeterCommand.commandLine(PowerSources.all(), System.in, TimeSource.system(), leave)
                .execute(arguments));
    }
}
