package org.wattladder.chauffeur.answer;

import java.util.List;
import java.util.Map;
import org.wattladder.model.claim.Claim;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.DirectorEvent;

/**
 * What clients held at their end.
 *
 * @param launched whose end it is
 */
public record StoppedCheck(Launched launched) implements AnswerCheck {
    @Override
    public void judge(String host, DirectorEvent event, long arrivedNanos) throws Impossible {
        if (event instanceof ClientsStopped stopped) {
            Claim.known("component", stopped.peaks().keySet(), launched.components(host));
            for (Map.Entry<String, List<ClientPeak>> each : stopped.peaks().entrySet()) {
                judge(each.getKey(), each.getValue());
            }
        }
    }

    private void judge(String component, List<ClientPeak> claim) throws Impossible {
        List<Integer> numbers = claim.stream().map(ClientPeak::client).toList();
        Claim.once("client", numbers);
        Claim.known("client", numbers, launched.clients(component).keySet());
        for (ClientPeak peak : claim) {
            Claim.within("client " + peak.client() + " peakBytes", peak.peakBytes(), 0, Range.MOST_MEMORY_BYTES);
        }
    }
}
