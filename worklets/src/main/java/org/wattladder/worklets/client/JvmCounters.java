package org.wattladder.worklets.client;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/** What this JVM counts since its start, all threads; each figure is -1 when it cannot tell. */
interface JvmCounters {

    /** Processor time in nanoseconds. */
    long processorNanos();

    /** What else is read as recording begins and ends, and reported as the difference. */
    default List<Counter> counters() {
        return List.of();
    }

    /** Collects all garbage and tells the bytes that are left on the heap; takes up to seconds. */
    default OptionalLong collect() {
        return OptionalLong.empty();
    }

    /**
     * Something that is counted.
     *
     * @param value since the start of the JVM
     */
    record Counter(ClientFigure figure, LongSupplier value) {}

    /** The counters of this JVM; their first reading, which loads classes, is done here. */
    static JvmCounters ofThisJvm() {
        LongSupplier processor =
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean bean
                        ? bean::getProcessCpuTime
                        : () -> -1;
        GarbageCollectorMXBean[] collectors =
                ManagementFactory.getGarbageCollectorMXBeans().toArray(GarbageCollectorMXBean[]::new);
        List<Counter> counters = List.of(
                new Counter(
                        ClientFigure.COLLECTIONS, () -> sum(collectors, GarbageCollectorMXBean::getCollectionCount)),
                new Counter(
                        ClientFigure.COLLECTOR_TIME, () -> sum(collectors, GarbageCollectorMXBean::getCollectionTime)));
        JvmCounters ofThisJvm = new JvmCounters() {
            @Override
            public long processorNanos() {
                return processor.getAsLong();
            }

            @Override
            public List<Counter> counters() {
                return counters;
            }

            @Override
            public OptionalLong collect() {
                System.gc();
                return OptionalLong.of(
                        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
            }
        };
        Reading.of(ofThisJvm);
        return ofThisJvm;
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

    /** All counters at one moment. */
    final class Reading {
        static final Reading NONE = new Reading(-1, List.of());

        private final long processorNanos;
        private final List<Counter> counters;
        private final long[] values;

        private Reading(long processorNanos, List<Counter> counters) {
            this.processorNanos = processorNanos;
            this.counters = counters;
            values = new long[counters.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = counters.get(i).value().getAsLong();
            }
        }

        static Reading of(JvmCounters counters) {
            return new Reading(counters.processorNanos(), counters.counters());
        }

        /** Processor time from an earlier moment to this one; -1 when either does not tell. */
        long processorNanosSince(Reading earlier) {
            return difference(processorNanos, earlier.processorNanos);
        }

        /** What else was counted from an earlier moment to this one, as far as both tell. */
        List<Figure> since(Reading earlier) {
            List<Figure> counted = new ArrayList<>();
            for (int i = 0; i < Math.min(values.length, earlier.values.length); i++) {
                long difference = difference(values[i], earlier.values[i]);
                if (difference >= 0) {
                    counted.add(counters.get(i).figure().of((double) difference));
                }
            }
            return counted;
        }

        private static long difference(long now, long then) {
            return now < 0 || then < 0 ? -1 : now - then;
        }
    }
}
