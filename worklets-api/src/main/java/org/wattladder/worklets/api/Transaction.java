package org.wattladder.worklets.api;

/**
 * One type of transaction of one user thread, executed again and again in the client JVM.
 *
 * <p>The harness calls {@link #prepare()}, {@link #execute()}, {@link #check()} in this order on the same thread. Only
 * {@code execute} is timed; all three count as work of the user, so prepare and check must be cheap beside execute.
 */
public interface Transaction {

    /** Name of this type in results, for example {@code encrypt}; the same at every call. */
    String type();

    /** Makes the next input, so that no two executions see the same one; untimed. */
    void prepare();

    /**
     * Does the work; timed, allocates nothing unless the work is about allocation, takes no lock but those of
     * what is stressed.
     *
     * @throws Aborted if it ended without result, which is counted; {@link #check} is not called then
     */
    void execute();

    /**
     * Checks the output of the last {@link #execute()}; untimed.
     *
     * @throws WrongOutput if the output is wrong, which fails the run
     */
    void check();

    /**
     * Checks what all executions so far have left behind, for example that no money was lost; called on the thread of
     * the user after each interval, outside all of its parts, and must end within seconds.
     *
     * <p>Does nothing unless a transaction keeps a state.
     *
     * @throws WrongOutput if the state is wrong, which fails the run
     */
    default void audit() {}

    /**
     * Bytes that one execution moves to or from memory or a device, by which bandwidth is reckoned; the same until
     * the next {@link #resize}, and 0 for work that has no bandwidth.
     */
    default long bytesMoved() {
        return 0;
    }

    /**
     * Works on this share of its data from now on; called on the thread of the user before each interval of
     * iterations, outside all of its parts. Does nothing unless a worklet can be run in several sizes.
     *
     * @param percent 1 to 100
     */
    default void resize(int percent) {}
}
