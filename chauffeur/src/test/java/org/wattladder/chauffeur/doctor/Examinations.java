package org.wattladder.chauffeur.doctor;

import java.util.List;
import org.wattladder.chauffeur.agents.HostSurvey;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostMemory;
import org.wattladder.model.result.JavaInstallation;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Processors;
import org.wattladder.model.wire.Examined;

/** What a Director could say of a machine; starts from a quiet one with three of four hardware threads allowed. */
record Examinations(
        int nodes,
        long availableBytes,
        Measurement quota,
        Measurement lostPercent,
        Measurement foreignPercentOfOneCpu,
        Measurement swapUsedBytes,
        List<String> pinning) {
    private static final Measurement NOT_TOLD = Measurement.absent("absent.kernel-silent");

    static Examinations quiet() {
        return new Examinations(
                1,
                8_000_000L << 10,
                NOT_TOLD,
                Measurement.of(0),
                Measurement.of(0),
                Measurement.of(0),
                List.of("/bin/taskset"));
    }

    Examinations withOthers(double percentOfOneCpu) {
        return new Examinations(
                nodes, availableBytes, quota, lostPercent, Measurement.of(percentOfOneCpu), swapUsedBytes, pinning);
    }

    Examinations withLost(double percent) {
        return new Examinations(
                nodes, availableBytes, quota, Measurement.of(percent), foreignPercentOfOneCpu, swapUsedBytes, pinning);
    }

    static Examinations silent() {
        return new Examinations(1, 8_000_000L << 10, NOT_TOLD, NOT_TOLD, NOT_TOLD, NOT_TOLD, List.of("/bin/taskset"));
    }

    HostSurvey.Examination of(int allowed, int cores, int sockets) {
        HostFacts facts = new HostFacts(
                "sut",
                "Linux",
                "amd64",
                new Processors("", sockets, cores, 4, "0-" + (allowed - 1), nodes, quota),
                new HostMemory(16_000_000L << 10, availableBytes),
                new JavaInstallation("OpenJDK 17.0.9", "/jdk", "feed"),
                List.of());
        Conditions conditions = new Conditions(
                700_000_000,
                4,
                Measurement.of(50),
                lostPercent,
                Measurement.of(1),
                foreignPercentOfOneCpu,
                NOT_TOLD,
                quota,
                NOT_TOLD,
                NOT_TOLD,
                NOT_TOLD,
                swapUsedBytes,
                NOT_TOLD);
        return new HostSurvey.Examination(facts, new Examined(conditions, allowed, pinning));
    }
}
