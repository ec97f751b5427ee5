package org.wattladder.worklets.api;

/**
 * Ends a transaction without result, for example because a database rolled it back: {@link Transaction#execute} throws
 * it. The transaction is counted as aborted, apart from those completed, and has no latency; this is no fault.
 */
public final class Aborted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Takes no sentence and no stack trace, so that it is cheap. */
    public Aborted() {
        super(null, null, false, false);
    }
}
