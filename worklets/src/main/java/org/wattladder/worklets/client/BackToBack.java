package org.wattladder.worklets.client;

/** No schedule: one group without end. */
final class BackToBack implements Arrivals {
    @Override
    public boolean paced() {
        return false;
    }

    @Override
    public boolean next() {
        return true;
    }

    @Override
    public long dueNanos() {
        return 0;
    }

    @Override
    public long size() {
        return Long.MAX_VALUE;
    }

    @Override
    public boolean recorded() {
        return false;
    }
}
