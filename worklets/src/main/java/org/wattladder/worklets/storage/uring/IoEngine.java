package org.wattladder.worklets.storage.uring;

import java.util.Arrays;

/** What keeps I/Os in flight. */
public enum IoEngine {
    /** The rings of io_uring, or threads where there are none or the kernel forbids them. */
    AUTO(0),

    /** The rings of io_uring or nothing. */
    URING(1),

    /** One blocking thread for each I/O. */
    THREADS(2);

    private final int number;

    IoEngine(int number) {
        this.number = number;
    }

    /** The number that stands for it in a plan. */
    public int number() {
        return number;
    }

    /** The engine of a number in a plan, which has been checked against the limits of the parameter. */
    public static IoEngine of(long number) {
        return Arrays.stream(values())
                .filter(it -> it.number == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no I/O engine has the number " + number));
    }
}
