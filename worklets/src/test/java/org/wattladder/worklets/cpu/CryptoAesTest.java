package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WrongOutput;

class CryptoAesTest {
    private static final int BYTES = 1024;

    private final CryptoAes.AesKit kit = new CryptoAes.AesKit(new SplittableRandom(3), 128);

    @ParameterizedTest
    @ValueSource(longs = {128, 192, 256})
    void shouldPassItsOwnChecksWithEveryLengthOfKey(long keyBits) {
        CryptoAes worklet = new CryptoAes();
        List<WeightedTransaction> mix = worklet.transactions(new TinyContext(worklet).with("key-bits", keyBits));
        assertThat(mix).hasSize(2).allMatch(entry -> entry.share() == 1);
        for (WeightedTransaction entry : mix) {
            for (int i = 0; i < 5; i++) {
                entry.transaction().prepare();
                entry.transaction().execute();
                entry.transaction().check();
            }
        }
    }

    @Test
    void shouldRefuseALengthOfKeyThatAesDoesNotHave() {
        CryptoAes worklet = new CryptoAes();
        assertThatThrownBy(() -> worklet.transactions(new TinyContext(worklet).with("key-bits", 129)))
                .hasMessage("key-bits of crypto-aes must be 128, 192 or 256, not 129");
    }

    @Test
    void shouldFindEveryWrongByteOfCiphertext() throws Exception {
        AesEncrypt encrypt = new AesEncrypt(kit, BYTES, 3);
        for (int place = 0; place < BYTES; place++) {
            int wrong = place;
            checkFails(encrypt, () -> encrypt.output[wrong] ^= 1);
        }
    }

    @Test
    void shouldFindEveryWrongByteOfPlaintext() throws Exception {
        AesDecrypt decrypt = new AesDecrypt(kit, BYTES, 3);
        for (int place = 0; place < BYTES; place++) {
            int wrong = place;
            checkFails(decrypt, () -> decrypt.output[wrong] ^= 1);
        }
    }

    @Test
    void shouldFindAnEncryptionThatDoesNotEncrypt() throws Exception {
        AesEncrypt lazy = new AesEncrypt(kit, BYTES, 3) {
            @Override
            public void execute() {}
        };
        lazy.prepare();
        lazy.execute();
        assertThatThrownBy(lazy::check).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindADecryptionThatRepeatsTheLastAnswer() throws Exception {
        AesDecrypt stale = new AesDecrypt(kit, BYTES, 3) {
            private boolean done;

            @Override
            public void execute() {
                if (!done) {
                    super.execute();
                    done = true;
                }
            }
        };
        stale.prepare();
        stale.execute();
        stale.check();
        stale.prepare();
        stale.execute();
        assertThatThrownBy(stale::check).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherInputInEachTransaction() throws Exception {
        AesEncrypt encrypt = new AesEncrypt(kit, BYTES, 2);
        encrypt.prepare();
        encrypt.execute();
        byte[] before = encrypt.output.clone();
        encrypt.prepare();
        encrypt.execute();
        assertThat(encrypt.output).isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        CryptoAes worklet = new CryptoAes();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (WeightedTransaction entry : worklet.transactions(new TinyContext(worklet))) {
            Transaction transaction = entry.transaction();
            for (int i = 0; i < 10; i++) {
                transaction.execute();
            }
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 100; i++) {
                transaction.execute();
            }
            long bytes = threads.getCurrentThreadAllocatedBytes() - before;
            assertThat(bytes).as(transaction.type()).isLessThan(100 * 100);
        }
    }

    private static void checkFails(Transaction transaction, Runnable damage) {
        transaction.prepare();
        transaction.execute();
        damage.run();
        assertThatThrownBy(transaction::check).isInstanceOf(WrongOutput.class).hasMessageContaining("byte ");
        transaction.prepare();
        transaction.execute();
        assertThatCode(transaction::check).doesNotThrowAnyException();
    }
}
