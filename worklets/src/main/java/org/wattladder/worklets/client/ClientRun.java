package org.wattladder.worklets.client;

import java.util.List;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.link.ClientLine;

/** One interval of the whole client, executed by each user on its own thread. */
interface ClientRun {

    /** Number of the interval. */
    long number();

    /** Goes through the interval as this user; returns at its end. */
    void execute(int user, TransactionLoop loop);

    /** Says that one more user is through; true for the last one, who then sees what all others wrote. */
    boolean isLast();

    /** What the JVM and these users counted in the recording part beside transactions, once all users are through. */
    List<Figure> counted(List<TransactionLoop> loops);

    /** The answer to the Director, once all users are through. */
    List<ClientLine> answer(List<TransactionLoop> loops);
}
