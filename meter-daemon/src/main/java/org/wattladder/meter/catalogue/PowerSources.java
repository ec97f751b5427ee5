package org.wattladder.meter.catalogue;

import java.util.List;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.estimate.EstimateSource;
import org.wattladder.meter.source.hwmon.HwmonSource;
import org.wattladder.meter.source.hwmon.RailsSource;
import org.wattladder.meter.source.ipmi.IpmiSource;
import org.wattladder.meter.source.nvml.NvmlSource;
import org.wattladder.meter.source.pdu.PduSource;
import org.wattladder.meter.source.rapl.RaplSource;
import org.wattladder.meter.source.redfish.RedfishSource;
import org.wattladder.meter.source.replay.ReplaySource;
import org.wattladder.meter.source.scpi.ScpiSource;
import org.wattladder.meter.source.scripted.ScriptedPower;
import org.wattladder.meter.source.scripted.ScriptedTemperature;
import org.wattladder.ptdaemon.codec.Identity;

/**
 * The sources of the daemon, the best first.
 *
 * @param sources in the order in which {@code auto} looks at them
 */
public record PowerSources(List<PowerSource> sources) {
    public PowerSources {
        sources = List.copyOf(sources);
    }

    /** All sources there are; a new one is one line here. */
    public static PowerSources all() {
        return new PowerSources(List.of(
                new ScpiSource(),
                new HwmonSource(),
                new IpmiSource(),
                new RedfishSource(),
                new PduSource(),
                new RaplSource(),
                new NvmlSource(),
                new RailsSource(),
                new EstimateSource(),
                new ReplaySource(),
                new ScriptedPower(),
                new ScriptedTemperature()));
    }

    /** Those that measure this. */
    public PowerSources of(Identity.Mode mode) {
        return new PowerSources(
                sources.stream().filter(source -> source.mode() == mode).toList());
    }
}
