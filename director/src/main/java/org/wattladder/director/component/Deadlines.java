package org.wattladder.director.component;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.model.time.TimeSource;

/** What shall happen later unless it is forgotten; used on the work thread. */
public final class Deadlines {
    private final WorkThread worker;
    private final TimeSource time;
    private final List<WorkThread.Deadline> pending = new ArrayList<>();

    /** Nothing is due yet. */
    public Deadlines(WorkThread worker, TimeSource time) {
        this.worker = worker;
        this.time = time;
    }

    /** After so many nanoseconds. */
    public void after(long nanos, Runnable task) {
        pending.add(worker.after(nanos, task));
    }

    /** At this moment of the monotonic clock, without delay when it is past. */
    public void at(long nanos, Runnable task) {
        after(Math.max(0, nanos - time.nanoTime()), task);
    }

    /** Nothing of what is due shall happen. */
    public void forget() {
        pending.forEach(WorkThread.Deadline::cancel);
        pending.clear();
    }
}
