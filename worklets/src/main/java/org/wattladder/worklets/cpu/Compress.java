package org.wattladder.worklets.cpu;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Compresses a random text with a modified LZW and expands it again.
 *
 * <p>A transaction takes 384 KiB of text through {@link LzwEncoder} and {@link LzwDecoder}: codes of 9 to 16 bits, a hash
 * table that is restarted when all 65,536 codes are given away, which happens about once in each transaction. The text
 * is a piece of a stock drawn per user, from another place each time and with a word redrawn in each 4 KiB. Memory
 * per user: 4 MB, of which the 1 MiB of hash table is what the speed hangs on.
 *
 * <p>Check: the expanded text equals the input in every byte, and the packed one has between a sixteenth and nine tenths
 * of its size.
 */
public final class Compress implements StatelessWorklet {
    private static final String INPUT = "input-kibibytes";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "compress",
                "cpu",
                "Integer units, branch prediction and the second-level cache, by look-ups that wait for each other.",
                "Compresses 384 KiB of random, prose-like text with a modified LZW (codes of 9 to 16 bits, hash table,"
                        + " restarted when full) and expands it again. The text is a piece of a stock drawn per user,"
                        + " taken from another place each time, with 96 words redrawn. 4 MB per user. Checked for"
                        + " equality in every byte, and for a packed size between 1/16 and 9/10.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(4_200_000),
                List.of(new Parameter(INPUT, "size of the text in KiB", 4, 65_536, 384, 8)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int bytes = Math.toIntExact(context.parameter(INPUT) * 1024);
        return List.of(
                new WeightedTransaction(1, new RoundTrip(bytes, context.random(), new LzwEncoder(), new LzwDecoder())));
    }

    /** One text, there and back. */
    static final class RoundTrip implements Transaction {
        private final TextSource source;
        private final LzwEncoder encoder;
        private final LzwDecoder decoder;
        private final byte[] packed;
        private int packedBytes;
        private int expandedBytes;

        final byte[] text;
        final byte[] expanded;

        RoundTrip(int bytes, RandomGenerator random, LzwEncoder encoder, LzwDecoder decoder) {
            this.encoder = encoder;
            this.decoder = decoder;
            source = new TextSource(random, bytes);
            text = new byte[bytes];
            // A text that does not compress takes a code of 16 bits for each byte.
            packed = new byte[2 * bytes + 16];
            expanded = new byte[LzwDecoder.TEXT_START + bytes + LzwDecoder.TEXT_SLACK];
        }

        @Override
        public String type() {
            return "round-trip";
        }

        @Override
        public void prepare() {
            source.fill(text, text.length);
        }

        @Override
        public void execute() {
            packedBytes = encoder.encode(text, packed);
            expandedBytes = decoder.decode(packed, expanded);
        }

        @Override
        public void check() {
            if (packedBytes < text.length / 16 || packedBytes > text.length * 9L / 10) {
                throw new WrongOutput(text.length + " bytes were packed into " + packedBytes
                        + ", which is not between a sixteenth and nine tenths");
            }
            if (expandedBytes != text.length) {
                throw new WrongOutput(text.length + " bytes became " + expandedBytes + " when expanded");
            }
            int start = LzwDecoder.TEXT_START;
            int wrong = Arrays.mismatch(expanded, start, start + text.length, text, 0, text.length);
            if (wrong >= 0) {
                throw new WrongOutput("byte " + wrong + " of the expanded text is " + expanded[start + wrong]
                        + " instead of " + text[wrong]);
            }
        }
    }
}
