package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Reads documents in JSON into objects and writes them again. */
public final class Json extends KnownWorklet {
    /** A worklet with its standard size. */
    public Json() {
        super(
                "json",
                "Integer units, branch prediction and the allocation of short-lived objects.",
                "Reads a document of 700 records in JSON (80 kB, with nested lists, escapes and fractions) into objects and"
                        + " writes it again, 4 times. 0.8 MB per user, and 1 MB of short-lived objects for each reading.",
                MemoryNeed.allocating(800_000, 32 << 20),
                new Parameter("records", "records of the document", 1, 100_000, 700, 8));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Document(JsonText.document(size, input));
    }

    /** A document and what it is written to. */
    static final class Document implements Kernel {
        private static final int TIMES = 4;

        final byte[] text;
        final byte[] written;
        int length;

        Document(byte[] text) {
            this.text = text;
            written = new byte[text.length + 16];
        }

        @Override
        public void reset() {
            length = 0;
            Arrays.fill(written, (byte) 0);
        }

        @Override
        public void run() {
            for (int i = 0; i < TIMES; i++) {
                length = new JsonText.Writer(written).write(new JsonText.Reader(text).value());
            }
        }

        @Override
        public void digest(Digest digest) {
            digest.add(written, length);
        }
    }
}
