package org.wattladder.worklets.client;

/** Single transactions at given times. */
final class ScriptedArrivals implements Arrivals {
    private final Window window;
    private final long[] dues;
    private int next = -1;

    ScriptedArrivals(Window window, long... dues) {
        this.window = window;
        this.dues = dues;
    }

    @Override
    public boolean paced() {
        return true;
    }

    @Override
    public boolean next() {
        return ++next < dues.length;
    }

    @Override
    public long dueNanos() {
        return dues[next];
    }

    @Override
    public long size() {
        return 1;
    }

    @Override
    public boolean recorded() {
        return window.records(dues[next]);
    }
}
