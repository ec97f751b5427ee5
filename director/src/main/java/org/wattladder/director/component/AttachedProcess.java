package org.wattladder.director.component;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;

/** A process with all that it started. */
final class AttachedProcess implements AttachedLoad {
    private final DirectorParts parts;
    private final long id;
    private final Optional<String> startedAt;

    AttachedProcess(DirectorParts parts, long id) {
        this.parts = parts;
        this.id = id;
        this.startedAt = parts.programs().startOf(id);
    }

    /** Another process may have its number by now. */
    @Override
    public Optional<Message> ended() {
        return startedAt.isPresent() && startedAt.equals(parts.programs().startOf(id))
                ? Optional.empty()
                : Optional.of(Message.of("program.attached-ended", Long.toString(id)));
    }

    @Override
    public List<Long> processes() {
        return parts.programs().tree(id);
    }

    @Override
    public TreeUsage usage() {
        return TreeUsage.of(parts, this::processes);
    }
}
