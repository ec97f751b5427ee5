package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

class CompressTest {
    private static final int BYTES = 8192;

    @ParameterizedTest
    @ValueSource(longs = {4, 8, 1024})
    void shouldPassItsOwnCheckForTextsOfEverySize(long kibibytes) {
        Compress worklet = new Compress();
        Transaction transaction = worklet.transactions(new TinyContext(worklet).with("input-kibibytes", kibibytes))
                .get(0)
                .transaction();
        for (int i = 0; i < 5; i++) {
            Rounds.pass(transaction);
        }
    }

    @Test
    void shouldBringBackTextsThatHaveLongRunsOrNoOrderAtAll() {
        LzwEncoder encoder = new LzwEncoder();
        LzwDecoder decoder = new LzwDecoder();
        SplittableRandom random = new SplittableRandom(7);
        for (int letters : new int[] {1, 2, 3, 16, 256}) {
            for (int length : new int[] {1, 2, 3, 7, 8, 9, 1000, 300_000}) {
                byte[] text = new byte[length];
                for (int i = 0; i < length; i++) {
                    text[i] = (byte) random.nextInt(letters);
                }
                byte[] packed = new byte[2 * length + 16];
                byte[] expanded = new byte[LzwDecoder.TEXT_START + length + LzwDecoder.TEXT_SLACK];
                encoder.encode(text, packed);
                assertThat(decoder.decode(packed, expanded)).isEqualTo(length);
                assertThat(Arrays.copyOfRange(expanded, LzwDecoder.TEXT_START, LzwDecoder.TEXT_START + length))
                        .as("%d letters, %d bytes", letters, length)
                        .isEqualTo(text);
            }
        }
    }

    @Test
    void shouldFindEveryWrongByte() {
        Compress.RoundTrip transaction = roundTrip(new LzwEncoder(), new LzwDecoder());
        Rounds.pass(transaction);
        for (int i = 0; i < BYTES; i++) {
            transaction.expanded[LzwDecoder.TEXT_START + i] ^= 1;
            assertThatThrownBy(transaction::check)
                    .isInstanceOf(WrongOutput.class)
                    .hasMessageContaining("byte " + i + " ");
            transaction.expanded[LzwDecoder.TEXT_START + i] ^= 1;
        }
    }

    @Test
    void shouldFindAnEncoderThatOnlyCopies() {
        LzwEncoder copier = new LzwEncoder() {
            @Override
            int encode(byte[] text, byte[] packed) {
                super.encode(text, packed);
                return text.length;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(roundTrip(copier, new LzwDecoder())))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("packed into");
    }

    @Test
    void shouldFindADecoderThatStopsEarlyOrDoesNothing() {
        LzwDecoder hasty = new LzwDecoder() {
            @Override
            int decode(byte[] packed, byte[] text) {
                return super.decode(packed, text) - 1;
            }
        };
        LzwDecoder lazy = new LzwDecoder() {
            @Override
            int decode(byte[] packed, byte[] text) {
                return BYTES;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(roundTrip(new LzwEncoder(), hasty)))
                .isInstanceOf(WrongOutput.class);
        assertThatThrownBy(() -> Rounds.pass(roundTrip(new LzwEncoder(), lazy))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherTextInEachTransaction() {
        Compress.RoundTrip transaction = roundTrip(new LzwEncoder(), new LzwDecoder());
        transaction.prepare();
        byte[] before = transaction.text.clone();
        transaction.prepare();
        assertThat(transaction.text).isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(roundTrip(new LzwEncoder(), new LzwDecoder()));
    }

    private static Compress.RoundTrip roundTrip(LzwEncoder encoder, LzwDecoder decoder) {
        return new Compress.RoundTrip(BYTES, new SplittableRandom(5), encoder, decoder);
    }
}
