package org.wattladder.ptdaemon.session;

import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.ptdaemon.codec.Identity;

/** Puts together what is known of a meter. */
final class SessionFacts {
    private SessionFacts() {}

    static MeterFacts of(
            MeterPlan plan, DaemonConnection connection, RangeKeeper ranges, ClockLine clock, int channels) {
        Identity identity = connection.handshake().identity();
        return new MeterFacts(
                plan.name(),
                identity.mode() == Identity.Mode.POWER ? MeterFacts.Quantity.POWER : MeterFacts.Quantity.TEMPERATURE,
                connection.link().peer().hostAndPort(),
                new MeterIdentity(
                        identity.driver(),
                        identity.version().text(),
                        connection.handshake().identityLine(),
                        identity.estimatesUncertainty()),
                Evidence.tierOf(identity),
                new MeterRanges(connection.handshake().ranges(), ranges.text()),
                channels,
                Measurement.of(clock.aheadSeconds() * 1000));
    }

    static MeterFacts withRanges(MeterFacts facts, String inUse) {
        return new MeterFacts(
                facts.name(),
                facts.quantity(),
                facts.address(),
                facts.identity(),
                facts.tier(),
                new MeterRanges(facts.ranges().found(), inUse),
                facts.channels(),
                facts.clockOffsetMillis());
    }
}
