package org.wattladder.worklets.client;

import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.WrongOutput;

/** Words for what a worklet threw. */
final class Failures {
    private Failures() {}

    /** What happened, in a few words. */
    static String sentence(Throwable thrown) {
        String message = thrown.getMessage();
        if (message == null) {
            return thrown.getClass().getName();
        }
        if (thrown instanceof WrongOutput) {
            return "wrong output: " + message;
        }
        return thrown instanceof TransactionFailure
                        || thrown instanceof DeviceFault
                        || thrown instanceof IllegalArgumentException
                ? message
                : thrown.getClass().getName() + ": " + message;
    }
}
