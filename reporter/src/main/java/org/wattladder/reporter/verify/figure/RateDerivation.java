package org.wattladder.reporter.verify.figure;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

/** Rates of recorded intervals, from what each client counted by its own clock. */
public final class RateDerivation {
    private final WorkletPlan plan;
    private final Map<String, List<Double>> calibrations = new LinkedHashMap<>();

    /** Of a worklet with this plan; intervals are to be checked in order. */
    public RateDerivation(WorkletPlan plan) {
        this.plan = plan;
    }

    /** Throws at the first count or rate of an interval that is another. */
    public void check(Spot spot, IntervalResult interval) throws Differs {
        long byClient = interval.clients().stream()
                .mapToLong(HostInterval::transactions)
                .sum();
        long byType =
                interval.types().stream().mapToLong(TypeResult::transactions).sum();
        spot.count("transactions of all types", byType, byClient);
        for (TypeResult type : interval.types()) {
            histogram(spot, type, "serviceHistogram", type.serviceHistogram());
            histogram(spot, type, "responseHistogram", type.responseHistogram());
        }
        Map<String, Double> rates = HostRates.of(interval);
        boolean idle = interval.plan().idle();
        spot.figure(
                "actualRate",
                interval.rates().actual(),
                idle
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(rates.values().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum()));
        if (interval.plan().calibrates()) {
            rates.forEach((deployment, rate) -> calibrations
                    .computeIfAbsent(deployment, unused -> new ArrayList<>())
                    .add(rate));
        }
        spot.figure(
                "targetRate", interval.rates().target(), target(interval.plan().load()));
    }

    private OptionalDouble target(Load load) {
        if (load instanceof Load.Share share) {
            if (plan.dutyCycled()) {
                return OptionalDouble.empty();
            }
            return OptionalDouble.of(calibrated() * share.calibratedPercent() / 100);
        }
        return load instanceof Load.Rate rate
                ? OptionalDouble.of(rate.transactionsPerSecond())
                : OptionalDouble.empty();
    }

    /** Throws when the calibrated rate is another. */
    public void checkCalibration(Spot spot, WorkletResult worklet) throws Differs {
        boolean none =
                calibrations.isEmpty() || worklet.calibratedRate().asOptional().isEmpty();
        if (!none || worklet.calibratedRate().asOptional().isPresent()) {
            spot.figure("calibratedRate", worklet.calibratedRate(), OptionalDouble.of(calibrated()));
        }
    }

    private static void histogram(Spot spot, TypeResult type, String name, String encoded) throws Differs {
        if (!encoded.isEmpty()) {
            spot.count(
                    "transactions of type " + type.type() + ", against its " + name,
                    type.transactions(),
                    counted(spot, encoded));
        }
    }

    private static long counted(Spot spot, String encoded) throws Differs {
        try {
            ByteBuffer compressed = ByteBuffer.wrap(Base64.getMimeDecoder().decode(encoded));
            return Histogram.decodeFromCompressedByteBuffer(compressed, 0).getTotalCount();
        } catch (DataFormatException | RuntimeException unreadable) {
            // The library answers damaged input with many kinds of unchecked exceptions.
            throw spot.differs("histogram", "a text", "no histogram: " + unreadable.getMessage());
        }
    }

    /** Each deployment's own calibration intervals give its rate; the rates of all are added. */
    private double calibrated() {
        return calibrations.values().stream()
                .mapToDouble(rates -> HostRates.calibrated(plan, rates))
                .sum();
    }
}
