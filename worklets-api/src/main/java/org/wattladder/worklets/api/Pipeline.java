package org.wattladder.worklets.api;

/**
 * The transactions of one user of which several are outstanding concurrently, begun and completed apart; called on the thread
 * of that user only.
 *
 * <p>A slot holds one outstanding transaction. None of the methods allocates; a failed transaction ends the run by an
 * exception whose sentence says what, where and why.
 */
public interface Pipeline {

    /** Most transactions that can be outstanding, the number of slots. */
    int slots();

    /**
     * Makes the next transaction of a type and queues it.
     *
     * @param slot from 0, with nothing outstanding
     * @param type index in the list that {@link Session#transactions} gave
     */
    void begin(int slot, int type);

    /**
     * Hands over everything queued and waits until at least one transaction is complete.
     *
     * @return how many are complete now, 0 only when nothing was outstanding
     */
    int await();

    /** Slot of a completed transaction; {@code completion} counts from 0, below what {@link #await} returned last. */
    int completed(int completion);

    /** How the work is done, for the result, for example {@code io_uring}; the same at every call. */
    String engine();
}
