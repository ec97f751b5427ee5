package org.wattladder.director.component;

import java.util.Optional;
import org.wattladder.director.launch.RunningProgram;

/** One interval of a program that is started in it; used on the work thread. */
interface ProgramWork {
    /** Sets everything going that belongs to the interval. */
    void begin();

    /** The process that runs, or ran last; empty before the first. */
    Optional<RunningProgram> program();

    /** Lets processes go on that are held back, so that they can be ended; a program that is not held needs nothing. */
    default void release() {}
}
