package org.wattladder.system.hostile;

import java.io.IOException;

/** A Director that a run can use. */
interface Listening extends AutoCloseable {
    int port();

    /** Of its worklets. */
    default String catalogue() {
        return HostileLab.CATALOGUE;
    }

    /** Of its program. */
    default String version() {
        return HostileLab.VERSION;
    }

    @Override
    void close() throws IOException;
}
