package org.wattladder.director.component;

import java.util.Optional;
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

    /** What all its processes have taken so far. */
    TreeUsage usage() {
        return TreeUsage.of(parts, () -> parts.programs().tree(id));
    }
}
