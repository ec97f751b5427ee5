package org.wattladder.worklets.supermarket;

import java.nio.ByteBuffer;

/** Answers requests, in this JVM or far away. */
interface Backend extends AutoCloseable {
    /**
     * Answers one request.
     *
     * @param request from its position to its limit
     * @param reply cleared by the callee, and left ready to be read
     */
    void call(ByteBuffer request, ByteBuffer reply);

    @Override
    default void close() {}
}
