package org.wattladder.worklets.cpu.answer;

/** Work on one input that never changes; used by one thread. */
public interface Kernel {
    /** Forgets the output; cheap. */
    void reset();

    /** Does the work and keeps its output. */
    void run();

    /** Adds all of the output. */
    void digest(Digest digest);
}
