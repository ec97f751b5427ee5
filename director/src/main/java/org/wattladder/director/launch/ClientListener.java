package org.wattladder.director.launch;

import org.wattladder.worklets.link.ClientLine;

/** Hears of one client after another; every call comes on the work thread, in the order things happened per client. */
public interface ClientListener {
    /** A client wrote a line. */
    void onLine(int client, ClientLine line);

    /** A client wrote something that is no line of the protocol; the sentence quotes it. */
    void onGarbage(int client, String sentence);

    /** A client has ended, and all it wrote before has been handed over. */
    void onExit(int client, int exitCode);
}
