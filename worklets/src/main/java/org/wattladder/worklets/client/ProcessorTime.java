package org.wattladder.worklets.client;

import java.lang.management.ManagementFactory;

/** Processor time that this JVM has used since its start, all threads. */
interface ProcessorTime {

    /** Nanoseconds, or -1 when the JVM cannot tell. */
    long nanos();

    /** The counter of the operating system; its first reading, which loads classes, is done here. */
    static ProcessorTime ofThisJvm() {
        if (ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean bean) {
            bean.getProcessCpuTime();
            return bean::getProcessCpuTime;
        }
        return () -> -1;
    }
}
