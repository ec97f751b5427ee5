package org.wattladder.director.component;

import java.util.List;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.text.Message;

/** Hears what happens to components; every call comes on the work thread. */
public interface ComponentListener {
    /**
     * It still comes up.
     *
     * @param ready how many of its processes are ready
     * @param said lines for people since the last call
     */
    void onPreparing(int ready, int all, List<String> said);

    /** It is up and waits. */
    void onReady(ComponentName component);

    /** Recording has begun at this moment of the monotonic clock. */
    void onRecordingStarted(ComponentName component, long atNanos);

    /** The last measured iteration is over; recording took so long. */
    void onRecordingEnded(ComponentName component, long recordingNanos);

    /** The interval is over. */
    void onDone(ComponentName component, List<ClientInterval> clients);

    /**
     * It cannot go on.
     *
     * @param reason names it
     * @param lastLines of the process that failed
     */
    void onFailed(ComponentName component, Message reason, List<String> lastLines);
}
