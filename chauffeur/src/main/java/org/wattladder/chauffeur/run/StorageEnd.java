package org.wattladder.chauffeur.run;

import java.time.Duration;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.RemoveFiles;

/** Has the files of storage worklets removed after the last worklet; a Director that is lost does it by itself. */
final class StorageEnd {
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final RunPlan plan;
    private final Directors directors;
    private final EventFeed events;

    StorageEnd(RunPlan plan, Directors directors, EventFeed events) {
        this.plan = plan;
        this.directors = directors;
        this.events = events;
    }

    /** Removes them where the plan has storage worklets; what could not be removed is said and changes nothing else. */
    void removeFiles() {
        if (plan.worklets().stream().noneMatch(worklet -> worklet.clients().per() == ClientLayout.Unit.DEVICE)) {
            return;
        }
        try {
            directors
                    .ask(host -> new RemoveFiles(), LIMIT, Message.of("doing.removing-files"))
                    .forEach((host, removed) ->
                            removed.left().forEach(left -> events.note(Message.of("fault.on-host", host, left))));
        } catch (RunFault fault) {
            events.note(Message.of("note.files-left", fault.reason()));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
