package org.wattladder.chauffeur.answer;

import org.wattladder.model.claim.Impossible;
import org.wattladder.model.wire.DirectorEvent;

/** What a question allows as its answer. Answers to other questions are none of its business. */
public interface AnswerCheck {
    /** Of what is asked of all Directors alike, such as the state of a clock. */
    AnswerCheck NONE = (host, event, arrivedNanos) -> {};

    /**
     * Compares an answer, on its arrival and once.
     *
     * @param host name in the plan
     * @param arrivedNanos by the Chauffeur's monotonic clock
     * @throws Impossible if it cannot be
     */
    void judge(String host, DirectorEvent event, long arrivedNanos) throws Impossible;

    /** Whether a fast host may say this before a slow one has given the answer before. */
    default boolean mayBeEarly(DirectorEvent event) {
        return false;
    }
}
