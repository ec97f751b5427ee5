package org.wattladder.worklets.storage.uring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

final class RingTest {
    private static final int HEAD_AT = 0;
    private static final int TAIL_AT = 4;
    private static final int FIRST_AT = 64;
    private static final int ENTRIES = 4;

    private final ByteBuffer ring = ByteBuffer.allocateDirect(256).order(ByteOrder.nativeOrder());

    @Test
    void shouldShowTheKernelNothingBeforeItIsPublished() {
        SubmissionRing submissions = new SubmissionRing(ring, HEAD_AT, TAIL_AT, FIRST_AT, ENTRIES);
        submissions.push(3);
        submissions.push(1);
        assertThat(ring.getInt(TAIL_AT)).isZero();
        assertThat(submissions.publish()).isEqualTo(2);
        assertThat(ring.getInt(TAIL_AT)).isEqualTo(2);
        assertThat(ring.getInt(FIRST_AT)).isEqualTo(3);
        assertThat(ring.getInt(FIRST_AT + 4)).isEqualTo(1);
        assertThat(submissions.publish()).isZero();
    }

    @Test
    void shouldPutIndicesInPlacesThatWrapWithTheCounter() {
        ring.putInt(HEAD_AT, -1);
        ring.putInt(TAIL_AT, -1);
        SubmissionRing submissions = new SubmissionRing(ring, HEAD_AT, TAIL_AT, FIRST_AT, ENTRIES);
        submissions.push(7);
        submissions.push(8);
        assertThat(submissions.publish()).isEqualTo(2);
        assertThat(ring.getInt(TAIL_AT)).isEqualTo(1);
        assertThat(ring.getInt(FIRST_AT + 3 * 4)).isEqualTo(7);
        assertThat(ring.getInt(FIRST_AT)).isEqualTo(8);
    }

    @Test
    void shouldReadCompletionsInOrderAcrossTheWrapOfTheCounter() {
        ring.putInt(HEAD_AT, -2);
        ring.putInt(TAIL_AT, -2);
        CompletionRing completions = new CompletionRing(ring, HEAD_AT, TAIL_AT, FIRST_AT, ENTRIES);
        assertThat(completions.available()).isZero();
        complete(2, 11, 4096);
        complete(3, 12, -5);
        complete(0, 13, 512);
        ring.putInt(TAIL_AT, 1);
        assertThat(completions.available()).isEqualTo(3);
        assertThat(completions.mark(0)).isEqualTo(11);
        assertThat(completions.result(1)).isEqualTo(-5);
        assertThat(completions.mark(2)).isEqualTo(13);
        completions.advance(2);
        assertThat(ring.getInt(HEAD_AT)).isZero();
        assertThat(completions.available()).isEqualTo(1);
        assertThat(completions.result(0)).isEqualTo(512);
    }

    @Test
    void shouldWriteEveryFieldOfAnEntryWhereTheKernelReadsIt() {
        SubmissionEntries entries = new SubmissionEntries(ring, true, true);
        entries.lay(1, 0x1122334455667788L, 8192);
        entries.write(1, 6, 1L << 33);
        assertThat(ring.get(64)).isEqualTo((byte) 5);
        assertThat(ring.get(65)).isEqualTo((byte) 1);
        assertThat(ring.getInt(68)).isEqualTo(6);
        assertThat(ring.getLong(72)).isEqualTo(1L << 33);
        assertThat(ring.getLong(80)).isEqualTo(0x1122334455667788L);
        assertThat(ring.getInt(88)).isEqualTo(8192);
        assertThat(ring.getLong(96)).isEqualTo(1);
        entries.read(1, 0, 0);
        assertThat(ring.get(64)).isEqualTo((byte) 4);
        new SubmissionEntries(ring, false, false).read(1, 0, 0);
        assertThat(ring.get(64)).isEqualTo((byte) 22);
    }

    private void complete(int place, int mark, int result) {
        ring.putLong(FIRST_AT + 16 * place, mark);
        ring.putInt(FIRST_AT + 16 * place + 8, result);
    }
}
