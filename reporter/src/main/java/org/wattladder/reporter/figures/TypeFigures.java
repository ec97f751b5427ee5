package org.wattladder.reporter.figures;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

/** One transaction type in one window, or all of them together. Its histograms are read when a latency is asked for, and once. */
public final class TypeFigures {
    private static final String NONE = "absent.no-transaction";

    static final String UNPACED = "absent.no-scheduled-start";

    private final String type;
    private final List<TypeResult> results;
    private final boolean paced;
    private volatile Optional<Latency> service = Optional.empty();
    private volatile Optional<Latency> response = Optional.empty();

    private TypeFigures(String type, List<TypeResult> results, boolean paced) {
        this.type = type;
        this.results = List.copyOf(results);
        this.paced = paced;
    }

    static TypeFigures of(TypeResult type, boolean paced) {
        return new TypeFigures(type.type(), List.of(type), paced);
    }

    static TypeFigures ofAll(List<TypeResult> types, boolean paced) {
        return new TypeFigures("all", types, paced);
    }

    /** Its name. */
    public String type() {
        return type;
    }

    /** How many were completed in the window. */
    public long transactions() {
        return results.stream().mapToLong(TypeResult::transactions).sum();
    }

    /** How many ended in the window without result; in no other figure. */
    public long aborted() {
        return results.stream().mapToLong(TypeResult::aborted).sum();
    }

    /** From start of execution to its end. */
    public Latency service() {
        Latency known = service.orElseGet(() -> latency(TypeResult::serviceHistogram, none()));
        service = Optional.of(known);
        return known;
    }

    /** From scheduled start to the end of execution; absent when unpaced. */
    public Latency response() {
        Latency known = response.orElseGet(() -> latency(TypeResult::responseHistogram, paced ? none() : UNPACED));
        response = Optional.of(known);
        return known;
    }

    private Latency latency(Function<TypeResult, String> histogram, String whenNone) {
        return Latency.of(results.stream().map(histogram).toList(), whenNone);
    }

    /** Programs of others complete transactions and mostly tell no times. */
    private String none() {
        return transactions() == 0 ? NONE : "absent.no-response-times";
    }

    /** Of those that ended, in percent; absent when none did. */
    public Measurement abortedPercent() {
        long ended = transactions() + aborted();
        return ended == 0 ? Measurement.absent(NONE) : Measurement.of(100.0 * aborted() / ended);
    }
}
