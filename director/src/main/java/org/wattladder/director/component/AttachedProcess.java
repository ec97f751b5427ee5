package org.wattladder.director.component;

import java.util.List;
import java.util.Optional;
import org.wattladder.director.conditions.FamilyTime;
import org.wattladder.director.host.PeakMemory;
import org.wattladder.model.text.Message;

/** A process that ran before anybody measured, with all that it started: it is looked at and never touched. */
final class AttachedProcess {
    private final DirectorParts parts;
    private final long id;
    private final Optional<String> startedAt;

    AttachedProcess(DirectorParts parts, long id) {
        this.parts = parts;
        this.id = id;
        this.startedAt = parts.programs().startOf(id);
    }

    /** That it is gone; another process may have its number by now. */
    Optional<Message> ended() {
        return startedAt.isPresent() && startedAt.equals(parts.programs().startOf(id))
                ? Optional.empty()
                : Optional.of(Message.of("program.attached-ended", Long.toString(id)));
    }

    /** CPU time of all its processes so far, and of their children that have ended. */
    long processorMillis() {
        return tree().stream()
                .mapToLong(process -> FamilyTime.millis(parts.machine().files(), process))
                .sum();
    }

    /** Sum of the most memory that each has held. */
    long peakBytes() {
        PeakMemory memory = new PeakMemory(parts.machine().files());
        return tree().stream()
                .mapToLong(process -> memory.of(process).orElse(0))
                .sum();
    }

    private List<Long> tree() {
        return parts.programs().tree(id);
    }
}
