package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.security.MessageDigest;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

class Sha256Test {
    private static final int ROUNDS = 9;

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 7", "3, 5", "5, 50", "16, 40"})
    void shouldPassItsOwnCheckInEveryRound(long kibibytes, long rounds) {
        Sha256 worklet = new Sha256();
        Sha256.Digests digests = (Sha256.Digests) worklet.transactions(new TinyContext(worklet)
                        .with("input-kibibytes", kibibytes)
                        .with("rounds", rounds))
                .get(0)
                .transaction();
        for (int i = 0; i < 5; i++) {
            Rounds.pass(digests);
        }
        for (int round = 0; round < rounds; round++) {
            digests.check(round);
        }
    }

    @Test
    void shouldDigestPlainlyAsTheJdkDoes() throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        for (int length = 0; length < 200; length++) {
            byte[] text = new byte[length];
            random.nextBytes(text);
            byte[] digest = new byte[32];
            new PlainSha256().digest(text, digest, 0);
            assertThat(digest)
                    .as("%d bytes", length)
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(text));
        }
    }

    @Test
    void shouldFindAWrongBitInEveryByteOfEveryDigest() {
        Sha256.Digests digests = new Sha256.Digests(2048, ROUNDS, new SplittableRandom(4));
        Rounds.pass(digests);
        for (int i = 0; i < digests.digests.length; i++) {
            int round = i / 32;
            digests.digests[i] ^= 1;
            assertThat(catchThrowable(() -> digests.check(round)))
                    .isInstanceOf(WrongOutput.class)
                    .hasMessageContaining("round " + round);
            digests.digests[i] ^= 1;
        }
    }

    @Test
    void shouldFindRoundsThatWereNotDone() {
        Transaction lazy = new Sha256.Digests(2048, ROUNDS, new SplittableRandom(4)) {
            @Override
            public void execute() {}
        };
        assertThatThrownBy(() -> Rounds.pass(lazy)).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindDigestsOfATextThatWasNotChanged() {
        Transaction unchanged = new Sha256.Digests(2048, ROUNDS, new SplittableRandom(4)) {
            @Override
            void change(byte[] letters, int round) {}
        };
        assertThatThrownBy(() -> Rounds.pass(unchanged)).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherTextInEachTransaction() {
        Sha256.Digests digests = new Sha256.Digests(2048, ROUNDS, new SplittableRandom(4));
        Rounds.pass(digests);
        byte[] before = digests.digests.clone();
        Rounds.pass(digests);
        assertThat(digests.digests).isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(new Sha256.Digests(2048, ROUNDS, new SplittableRandom(4)));
    }
}
