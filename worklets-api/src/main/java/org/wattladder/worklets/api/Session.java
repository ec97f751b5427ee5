package org.wattladder.worklets.api;

import java.util.List;

/**
 * One worklet in one client JVM, from before its users make their transactions to the end of the client.
 *
 * <p>Holds what all users of the client share, for example connections to the component under load.
 */
public interface Session extends AutoCloseable {

    /**
     * Makes the transactions of one user thread, called once per user on that user's pinned thread before any
     * measurement, so that memory is first touched where it is used.
     *
     * <p>What users share takes no lock inside {@link Transaction#execute}, unless sharing is the work. The harness draws the next transaction from
     * this mix by share, seeded.
     *
     * @return one entry or more, in a fixed order
     */
    List<WeightedTransaction> transactions(UserContext context);

    /**
     * Checks what all users share, for example that no goods were lost; called once after each interval, outside all of its
     * parts, on the thread of one user while the others wait. Must end within seconds.
     *
     * @throws WrongOutput if it is wrong, which fails the run
     */
    default void audit() {}

    /**
     * Named figures of the interval that has just ended, its parts before and after recording included; called once
     * after each interval, outside all of its parts, on the thread of one user while the others wait.
     *
     * @return in a fixed order, no name twice; none unless a worklet has figures that no histogram shows
     */
    default List<Figure> figures() {
        return List.of();
    }

    /**
     * Gives back what is held; called once, on another thread than the users', when the client is told to stop. Must end
     * within a second. A client that is killed, fails, or loses its Director does not call it.
     */
    @Override
    default void close() {}
}
