package org.wattladder.director.clients;

import java.util.concurrent.locks.LockSupport;

/** A client that never says anything, and leaves neither when told nor when its input ends. */
public final class SilentClient {
    private SilentClient() {}

    public static void main(String... arguments) {
        while (true) {
            LockSupport.park();
        }
    }
}
