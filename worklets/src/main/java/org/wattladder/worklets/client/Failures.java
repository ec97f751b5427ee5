package org.wattladder.worklets.client;

import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.WrongOutput;

/** Words for what a worklet threw. */
final class Failures {
    private Failures() {}

    /** What happened, in a few words. */
    static String sentence(Throwable thrown) {
        if (thrown instanceof TransactionFailure || thrown instanceof DeviceFault) {
            return thrown.getMessage();
        }
        if (thrown instanceof WrongOutput) {
            return "wrong output: " + thrown.getMessage();
        }
        if (thrown instanceof IllegalArgumentException && thrown.getMessage() != null) {
            return thrown.getMessage();
        }
        return thrown.getMessage() == null
                ? thrown.getClass().getName()
                : thrown.getClass().getName() + ": " + thrown.getMessage();
    }
}
