package org.wattladder.director.link;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.codec.LengthFieldPrepender;
import org.wattladder.model.wire.Protocol;

/** Cuts the stream into frames: short ones until the hello was accepted, then up to the longest that the protocol has. */
final class Frames {
    /** Longest frame of a Chauffeur that is not welcomed yet. */
    static final int MAXIMUM_HELLO_BYTES = 8192;

    private static final String NAME = "frames";
    private static final int LENGTH_BYTES = 4;

    private Frames() {}

    static void begin(ChannelPipeline pipeline) {
        pipeline.addLast(NAME, decoder(MAXIMUM_HELLO_BYTES)).addLast(new LengthFieldPrepender(LENGTH_BYTES));
    }

    /** Takes long frames from now on; called once, on the event loop. */
    static void welcome(ChannelPipeline pipeline) {
        pipeline.replace(NAME, NAME, decoder(Protocol.MAXIMUM_FRAME_BYTES));
    }

    private static LengthFieldBasedFrameDecoder decoder(int longest) {
        return new LengthFieldBasedFrameDecoder(longest, 0, LENGTH_BYTES, 0, LENGTH_BYTES);
    }
}
