package org.wattladder.worklets.client;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.wattladder.worklets.link.Collected;

/** What this JVM counts since its start, all threads; each figure is -1 when it cannot tell. */
interface JvmCounters {

    /** Processor time in nanoseconds. */
    long processorNanos();

    /** Garbage collections of all kinds. */
    default long collections() {
        return -1;
    }

    /** Milliseconds that they took. */
    default long collectionMillis() {
        return -1;
    }

    /** Collects all garbage and returns the bytes that are left on the heap; takes up to seconds. */
    default long collect() {
        return -1;
    }

    /** The counters of this JVM; their first reading, which loads classes, is done here. */
    static JvmCounters ofThisJvm() {
        LongSupplier processor =
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean bean
                        ? bean::getProcessCpuTime
                        : () -> -1;
        GarbageCollectorMXBean[] collectors =
                ManagementFactory.getGarbageCollectorMXBeans().toArray(GarbageCollectorMXBean[]::new);
        JvmCounters counters = new JvmCounters() {
            @Override
            public long processorNanos() {
                return processor.getAsLong();
            }

            @Override
            public long collections() {
                return sum(collectors, GarbageCollectorMXBean::getCollectionCount);
            }

            @Override
            public long collectionMillis() {
                return sum(collectors, GarbageCollectorMXBean::getCollectionTime);
            }

            @Override
            public long collect() {
                System.gc();
                return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
            }
        };
        Reading.of(counters);
        return counters;
    }

    private static long sum(GarbageCollectorMXBean[] collectors, ToLongFunction<GarbageCollectorMXBean> figure) {
        long sum = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            long value = figure.applyAsLong(collector);
            if (value < 0) {
                return -1;
            }
            sum += value;
        }
        return sum;
    }

    /**
     * All counters at one moment.
     *
     * @param processorNanos as {@link JvmCounters#processorNanos}, and so on
     */
    record Reading(long processorNanos, long collections, long collectionMillis) {
        static final Reading NONE = new Reading(-1, -1, -1);

        static Reading of(JvmCounters counters) {
            return new Reading(counters.processorNanos(), counters.collections(), counters.collectionMillis());
        }

        /** What was counted from an earlier moment to this one; -1 for what either does not tell. */
        Reading since(Reading earlier) {
            return new Reading(
                    difference(processorNanos, earlier.processorNanos),
                    difference(collections, earlier.collections),
                    difference(collectionMillis, earlier.collectionMillis));
        }

        /** For the Director, which hears it with the bytes that are live behind the interval. */
        Collected collected(long liveBytes) {
            return new Collected(collections, collectionMillis, liveBytes);
        }

        private static long difference(long now, long then) {
            return now < 0 || then < 0 ? -1 : now - then;
        }
    }
}
