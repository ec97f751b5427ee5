package org.wattladder.reporter.figures;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

/**
 * One transaction type in one window.
 *
 * @param type name
 * @param transactions completed in the window
 * @param aborted ended in the window without result; in no other figure
 * @param service from start of execution to its end
 * @param response from scheduled start to the end of execution; absent when unpaced
 */
public record TypeFigures(String type, long transactions, long aborted, Latency service, Latency response) {
    private static final String NONE = "absent.no-transaction";

    static final String UNPACED = "absent.no-scheduled-start";

    static TypeFigures of(TypeResult type, boolean paced) {
        return new TypeFigures(
                type.type(),
                type.transactions(),
                type.aborted(),
                Latency.of(List.of(type.serviceHistogram()), none(type.transactions())),
                Latency.of(List.of(type.responseHistogram()), paced ? none(type.transactions()) : UNPACED));
    }

    /** Programs of others complete transactions and mostly tell no times. */
    private static String none(long transactions) {
        return transactions == 0 ? NONE : "absent.no-response-times";
    }

    static TypeFigures ofAll(List<TypeResult> types, boolean paced) {
        long transactions = types.stream().mapToLong(TypeResult::transactions).sum();
        return new TypeFigures(
                "all",
                transactions,
                types.stream().mapToLong(TypeResult::aborted).sum(),
                Latency.of(types.stream().map(TypeResult::serviceHistogram).toList(), none(transactions)),
                Latency.of(
                        types.stream().map(TypeResult::responseHistogram).toList(),
                        paced ? none(transactions) : UNPACED));
    }

    /** Of those that ended, in percent; absent when none did. */
    public Measurement abortedPercent() {
        long ended = transactions + aborted;
        return ended == 0 ? Measurement.absent(NONE) : Measurement.of(100.0 * aborted / ended);
    }
}
