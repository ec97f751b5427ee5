package org.wattladder.worklets.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.wattladder.worklets.api.DeviceFault;

/** A reply by HTTP/1.1 with a length, as it arrives; made once and used for each. Belongs to one user. */
final class Reply {
    private static final int MOST_BYTES = 16 << 10;
    private static final byte[] HEAD_ENDS = {'\r', '\n', '\r', '\n'};
    private static final byte[] LENGTH = "\r\ncontent-length:".getBytes(StandardCharsets.US_ASCII);
    private static final int STATE_AT = "HTTP/1.1 ".length();
    private static final int STATE_DIGITS = 3;
    private static final int RADIX = 10;

    private final byte[] bytes = new byte[MOST_BYTES];
    private final ByteBuffer arrived = ByteBuffer.wrap(bytes);
    private int headBytes;
    private int length;

    /** Forgets the reply before. */
    void clear() {
        arrived.clear();
        headBytes = 0;
        length = 0;
    }

    /** Takes what arrives next. */
    ByteBuffer rest() {
        if (!arrived.hasRemaining()) {
            throw new DeviceFault("the web server answers more than " + MOST_BYTES + " bytes");
        }
        return arrived;
    }

    /** Whether all of it is there. */
    boolean isWhole() {
        if (headBytes == 0) {
            int end = find(HEAD_ENDS);
            if (end < 0) {
                return false;
            }
            headBytes = end + HEAD_ENDS.length;
            length = length();
        }
        return arrived.position() >= headBytes + length;
    }

    /** Its state, such as 200; -1 when it says none. */
    int state() {
        return headBytes < STATE_AT + STATE_DIGITS ? -1 : number(STATE_AT);
    }

    /** What follows the head. */
    ByteBuffer body() {
        return ByteBuffer.wrap(bytes, headBytes, arrived.position() - headBytes);
    }

    /** Length with its head. */
    int bytes() {
        return arrived.position();
    }

    private int length() {
        int at = find(LENGTH);
        if (at < 0 || at > headBytes) {
            throw new DeviceFault("the web server does not say how long its answer is");
        }
        return number(at + LENGTH.length);
    }

    /** A whole number behind blanks; -1 when there is none. */
    private int number(int from) {
        int place = from;
        while (place < arrived.position() && bytes[place] == ' ') {
            place++;
        }
        int number = -1;
        for (; place < arrived.position() && Character.isDigit(bytes[place]) && number < MOST_BYTES; place++) {
            number = Math.max(0, number) * RADIX + bytes[place] - '0';
        }
        return number;
    }

    /** Where these letters, small ones, begin in what arrived; -1 when nowhere. */
    private int find(byte[] wanted) {
        for (int from = 0; from + wanted.length <= arrived.position(); from++) {
            int same = 0;
            while (same < wanted.length && Character.toLowerCase(bytes[from + same]) == wanted[same]) {
                same++;
            }
            if (same == wanted.length) {
                return from;
            }
        }
        return -1;
    }
}
