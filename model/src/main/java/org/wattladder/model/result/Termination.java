package org.wattladder.model.result;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;

/**
 * How a run ended.
 *
 * @param complete whether everything the plan asks for was tried to its end
 * @param reasons why not; none when complete, and when nothing is known of the cause
 */
public record Termination(boolean complete, List<Message> reasons) {
    public Termination {
        reasons = List.copyOf(reasons);
    }

    /** The run did everything in its plan. */
    public static Termination ofComplete() {
        return new Termination(true, List.of());
    }

    /** The run was aborted. */
    public static Termination aborted(Message... reasons) {
        return new Termination(false, List.of(reasons));
    }

    /** Why the run did not do everything in its plan, as far as is known. */
    public Optional<Message> reason() {
        return reasons.size() > 1
                ? Optional.of(Message.of("run-incomplete.several", Listing.clauses(reasons)))
                : reasons.stream().findFirst();
    }
}
