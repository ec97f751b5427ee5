package org.wattladder.director.component;

import java.util.List;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TypeResult;
import org.wattladder.worklets.api.Figure;

/**
 * What an interval of a measured program gave.
 *
 * @param clients one, or none when idle
 * @param peakBytes most memory of all its processes together
 */
record ProgramAnswer(List<ClientInterval> clients, long peakBytes) {
    static final ProgramAnswer IDLE = new ProgramAnswer(List.of(), 0);

    /**
     * What a program did while recording.
     *
     * @param lateNanos how much later it was launched than it should have been
     * @param processorPercent of one CPU
     * @param unfinished transactions that it left out
     */
    static ProgramAnswer of(
            ClientPlace place,
            long lateNanos,
            long recordingNanos,
            Measurement processorPercent,
            long unfinished,
            TypeResult work,
            List<Figure> figures,
            long peakBytes) {
        return new ProgramAnswer(
                List.of(new ClientInterval(
                        place.client(),
                        lateNanos,
                        recordingNanos,
                        processorPercent,
                        unfinished,
                        Measurement.absent(Rates.NO_DEPTH),
                        List.of(work),
                        figures)),
                peakBytes);
    }
}
