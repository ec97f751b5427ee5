package org.wattladder.worklets.linear;

/** What holds and solves a system; used by one thread at a time. */
public interface Backend extends AutoCloseable {
    /** Writes matrix and right side of a system, which the last one gives way to. */
    void fill(Numbers numbers);

    /** Solves it with partial pivoting; what was filled in is lost. */
    void solve();

    /** The solution. */
    double[] solution();

    /** Gives back what is held. */
    @Override
    void close();
}
