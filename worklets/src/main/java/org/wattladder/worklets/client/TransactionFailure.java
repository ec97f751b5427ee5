package org.wattladder.worklets.client;

/** Says in which transaction type a worklet threw, or found its output wrong. */
final class TransactionFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TransactionFailure(String type, Throwable cause) {
        super("transaction " + type + ": " + Failures.sentence(cause), cause);
    }
}
