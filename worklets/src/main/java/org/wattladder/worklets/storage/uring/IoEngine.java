package org.wattladder.worklets.storage.uring;

/** What keeps I/Os in flight; its place in this list is the number that stands for it in a plan. */
public enum IoEngine {
    /** The rings of io_uring, or threads where there are none or the kernel forbids them. */
    AUTO,

    /** The rings of io_uring or nothing. */
    URING,

    /** One blocking thread for each I/O. */
    THREADS
}
