package org.wattladder.worklets.cpu;

import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
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
 * Changes a text and takes its SHA-256 digest, again and again.
 *
 * <p>A transaction makes 512 rounds over a text of 16 KiB. Each round writes the digest of the round before into the first
 * 64 characters, in hexadecimal; reverses the next paragraph of 128 characters, the first one left out, and swaps upper
 * and lower case in it; and digests the whole text with the JDK's {@link MessageDigest}: 8 MiB in all. With the processor's SHA instructions about
 * 49 parts in 50 of the time go into the digest, without them nearly all. The text is a piece of a stock drawn per user,
 * from another place and with words redrawn each time. Memory per user: 100 kB.
 *
 * <p>Check: the text of a round drawn for the purpose is put together again from the input, the rules above and the
 * digest of the round before, and {@link PlainSha256}, which is independent of the JDK's code, must find the digest of
 * that round. An error in other rounds of the same transaction passes, one that repeats is found.
 */
public final class Sha256 implements StatelessWorklet {
    private static final String INPUT = "input-kibibytes";
    private static final String ROUNDS = "rounds";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "sha256",
                "cpu",
                "The processor's SHA instructions, or its integer units where it has none, with data in the cache.",
                "512 rounds over a random text of 16 KiB: write the last digest into it in hexadecimal, reverse one"
                        + " paragraph of 128 characters and swap its upper and lower case. Then take the SHA-256 digest of"
                        + " the whole text with the JDK's MessageDigest. The digest takes about 98 % of the time"
                        + " where the processor has SHA instructions, more elsewhere. The text is a piece of a stock"
                        + " drawn per user, taken from another place each time, with words redrawn. 100 kB per user."
                        + " Checked in one round redrawn each time: its text is made again from the input and"
                        + " digested by a second, independent implementation.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(100_000),
                List.of(
                        new Parameter(INPUT, "size of the text in KiB", 2, 65_536, 16, 3),
                        new Parameter(ROUNDS, "changes and digests per transaction", 1, 1_000_000, 512, 5)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int bytes = Math.toIntExact(context.parameter(INPUT) * 1024);
        int rounds = Math.toIntExact(context.parameter(ROUNDS));
        return List.of(new WeightedTransaction(1, new Digests(bytes, rounds, context.random())));
    }

    /** All rounds over one text. */
    static class Digests implements Transaction {
        private static final int PARAGRAPH = 128;
        private static final int DIGEST = 32;
        private static final byte[] HEXADECIMAL = {
            '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
        };

        private final RandomGenerator random;
        private final TextSource source;
        private final MessageDigest sha;
        private final PlainSha256 plainSha = new PlainSha256();
        private final int rounds;
        private final int paragraphs;
        private final byte[] text;
        private final byte[] input;
        private final byte[] again;
        private final byte[] expected = new byte[DIGEST];

        /** The digests of all rounds, one behind the other, after execute. */
        final byte[] digests;

        Digests(int bytes, int rounds, RandomGenerator random) {
            this.rounds = rounds;
            this.random = random;
            paragraphs = bytes / PARAGRAPH - 1;
            source = new TextSource(random, bytes);
            text = new byte[bytes];
            input = new byte[bytes];
            again = new byte[bytes];
            digests = new byte[rounds * DIGEST];
            try {
                sha = MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException everyJdkHasIt) {
                throw new IllegalStateException(everyJdkHasIt);
            }
        }

        @Override
        public String type() {
            return "digest";
        }

        @Override
        public void prepare() {
            source.fill(input, input.length);
            System.arraycopy(input, 0, text, 0, input.length);
        }

        @Override
        public void execute() {
            try {
                for (int round = 0; round < rounds; round++) {
                    change(text, round);
                    sha.update(text, 0, text.length);
                    sha.digest(digests, round * DIGEST, DIGEST);
                }
            } catch (DigestException refused) {
                throw new IllegalStateException("SHA-256 failed", refused);
            }
        }

        void change(byte[] letters, int round) {
            int start = start(round);
            turn(letters, start, start + PARAGRAPH);
            if (round > 0) {
                writeHexadecimal(digests, (round - 1) * DIGEST, letters);
            }
        }

        /** The first paragraph stays, since it holds the digest; the others take turns. */
        private int start(int round) {
            return PARAGRAPH * (1 + round % paragraphs);
        }

        /** Reverses the order and swaps upper and lower case, which only letters have: they have bit 6. */
        private static void turn(byte[] letters, int from, int to) {
            for (int i = from, j = to - 1; i < j; i++, j--) {
                int first = letters[i];
                int last = letters[j];
                letters[i] = (byte) (last ^ ((last & 0x40) >> 1));
                letters[j] = (byte) (first ^ ((first & 0x40) >> 1));
            }
        }

        private static void writeHexadecimal(byte[] digests, int at, byte[] letters) {
            for (int i = 0; i < DIGEST; i++) {
                letters[2 * i] = HEXADECIMAL[(digests[at + i] >> 4) & 15];
                letters[2 * i + 1] = HEXADECIMAL[digests[at + i] & 15];
            }
        }

        @Override
        public void check() {
            check((int) (((random.nextLong() >>> 33) * rounds) >>> 31));
        }

        /** Checks the digest of one round, counted from 0. */
        void check(int round) {
            makeAgain(round);
            plainSha.digest(again, expected, 0);
            int start = round * DIGEST;
            if (!Arrays.equals(digests, start, start + DIGEST, expected, 0, DIGEST)) {
                throw new WrongOutput("the digest of round " + round + ", counted from 0, is "
                        + Arrays.toString(Arrays.copyOfRange(digests, start, start + DIGEST)) + " instead of "
                        + Arrays.toString(expected));
            }
        }

        /** Makes the text of a round again, without the steps in between; a paragraph turned twice is as it was. */
        private void makeAgain(int round) {
            System.arraycopy(input, 0, again, 0, input.length);
            for (int turned = Math.max(0, round + 1 - paragraphs); turned <= round; turned++) {
                int start = start(turned);
                for (int i = 0; i < PARAGRAPH && turned / paragraphs % 2 == 0; i++) {
                    char letter = (char) input[start + PARAGRAPH - 1 - i];
                    again[start + i] = (byte)
                            (Character.isLowerCase(letter)
                                    ? Character.toUpperCase(letter)
                                    : Character.toLowerCase(letter));
                }
            }
            for (int i = 0; i < 2 * DIGEST && round > 0; i++) {
                int two = digests[(round - 1) * DIGEST + i / 2] & 0xff;
                again[i] = (byte) Character.forDigit(i % 2 == 0 ? two / 16 : two % 16, 16);
            }
        }
    }
}
