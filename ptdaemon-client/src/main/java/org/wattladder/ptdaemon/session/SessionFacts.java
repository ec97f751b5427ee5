package org.wattladder.ptdaemon.session;

import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.ptdaemon.codec.Identity;

/** Puts together what is known of a meter. */
final class SessionFacts {
    private SessionFacts() {}

    static MeterFacts of(MeterPlan plan, DaemonConnection way, RangeKeeper ranges, ClockLine clock, int channels) {
        Identity identity = way.handshake().identity();
        return new MeterFacts(
                plan.name(),
                identity.mode() == Identity.Mode.POWER ? MeterFacts.Quantity.POWER : MeterFacts.Quantity.TEMPERATURE,
                identity.driver(),
                identity.version().text(),
                way.handshake().identityLine(),
                Evidence.tierOf(identity),
                way.handshake().ranges(),
                ranges.text(),
                channels,
                identity.estimatesUncertainty(),
                Measurement.of(clock.aheadSeconds() * 1000),
                way.link().peer().hostAndPort());
    }

    static MeterFacts withRanges(MeterFacts facts, String inUse) {
        return new MeterFacts(
                facts.name(),
                facts.quantity(),
                facts.device(),
                facts.daemonVersion(),
                facts.identity(),
                facts.tier(),
                facts.ranges(),
                inUse,
                facts.channels(),
                facts.statesUncertainty(),
                facts.clockOffsetMillis(),
                facts.address());
    }
}
