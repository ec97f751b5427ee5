package org.wattladder.chauffeur.archive;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Verdict;

/** How a run in a results folder stands. */
public sealed interface RunState {

    /** The word in files and addresses, for example {@code running}. */
    String label();

    /** The word for people. */
    default Message word() {
        return Message.of("state." + label());
    }

    /** Whether a process is at the run. */
    default boolean isLive() {
        return this instanceof Running || this instanceof Waiting;
    }

    /** What a user should know beside it; empty when the label says everything. */
    default Optional<Message> remark() {
        return Optional.empty();
    }

    /** Another process writes its journal. */
    record Running() implements RunState {
        @Override
        public String label() {
            return "running";
        }
    }

    /**
     * It begins when others are over.
     *
     * @param after their directories
     */
    record Waiting(List<String> after) implements RunState {
        public Waiting {
            after = List.copyOf(after);
        }

        @Override
        public String label() {
            return "waiting";
        }

        @Override
        public Optional<Message> remark() {
            return Optional.of(Message.of("note.waiting", after));
        }
    }

    /**
     * The run did its whole plan.
     *
     * @param verdict of its reports
     */
    record Complete(Verdict verdict) implements RunState {
        @Override
        public String label() {
            return verdict.label();
        }

        @Override
        public Message word() {
            return verdict.word();
        }
    }

    /**
     * The run ended before its plan did; what was measured can be reported, and the run resumed.
     *
     * @param reason why
     */
    record Aborted(Message reason) implements RunState {
        @Override
        public String label() {
            return "aborted";
        }

        @Override
        public Optional<Message> remark() {
            return Optional.of(reason);
        }
    }

    /**
     * Its files do not hold what a run leaves.
     *
     * @param what is wrong with which file, one sentence
     */
    record Damaged(String what) implements RunState {
        @Override
        public String label() {
            return "damaged";
        }

        @Override
        public Optional<Message> remark() {
            return Optional.of(Message.of("fault.refused", what));
        }
    }
}
