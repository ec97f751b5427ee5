package org.wattladder.director.component;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.settings.program.Attached;

/** What ran before anybody measured: it is looked at and never touched; used on the work thread. */
interface AttachedLoad {
    /** That it is gone, and what was measured since is not all its own. */
    Optional<Message> ended();

    /** Ids of its processes now. */
    List<Long> processes();

    /** What all its processes have taken so far. */
    TreeUsage usage();

    /** What a program file names, as it runs now. */
    static AttachedLoad of(DirectorParts parts, Attached attached) {
        return attached.process().isPresent()
                ? new AttachedProcess(parts, attached.process().getAsLong())
                : new AttachedContainer(parts, attached);
    }
}
