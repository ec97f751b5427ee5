package org.wattladder.worklets.cpu;

import java.security.GeneralSecurityException;
import java.util.List;
import java.util.random.RandomGenerator;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * AES in CBC mode without padding, by the Java Cryptography Extension: half of the transactions encrypt, half decrypt.
 *
 * <p>A transaction treats one buffer, 16 KiB with standard parameters, again and again as one long CBC message: 512
 * times (8 MiB) to encrypt, 4096 times (64 MiB) to decrypt, which is several times as fast because its blocks do not
 * wait for each other. The key is 128 bits and drawn per user; the input is drawn per user and differs in each
 * transaction. Memory per user: six such buffers, some 100 KiB, so that the work stays in the second-level cache.
 *
 * <p>Check of encrypt: the last buffer of ciphertext is deciphered by a second cipher object and must equal the input in
 * every byte. Check of decrypt: the last buffer of plaintext must equal, in every byte, what was enciphered by a second
 * cipher object before. Earlier passes enter through the chaining only.
 */
public final class CryptoAes implements StatelessWorklet {
    private static final String INPUT = "input-kibibytes";
    private static final String ENCRYPT = "encrypt-iterations";
    private static final String DECRYPT = "decrypt-iterations";
    private static final String KEY = "key-bits";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "crypto-aes",
                "cpu",
                "The processor's AES instructions, or its integer units where it has none, with data in the cache.",
                "Encrypts, or decrypts, one 16 KiB buffer again and again as one long AES-CBC message with a 128-bit"
                        + " key: 512 iterations (8 MiB) to encrypt, 4096 iterations (64 MiB) to decrypt. Encrypt and"
                        + " decrypt come 1:1. The input differs in each transaction. About 100 KiB per user. The last"
                        + " buffer of each transaction is checked in every byte: ciphertext is deciphered by a second"
                        + " cipher, plaintext is compared with what a second cipher had enciphered.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(6 * 16 * 1024),
                List.of(
                        new Parameter(INPUT, "size of the buffer in KiB", 1, 65_536, 16, 1),
                        new Parameter(ENCRYPT, "passes over the buffer per encrypt transaction", 2, 1_000_000, 512, 3),
                        new Parameter(DECRYPT, "passes over the buffer per decrypt transaction", 2, 1_000_000, 4096, 3),
                        new Parameter(KEY, "length of the key in bits: 128, 192 or 256", 128, 256, 128, 128)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int bytes = Math.toIntExact(context.parameter(INPUT) * 1024);
        int keyBits = Math.toIntExact(context.parameter(KEY));
        if (keyBits % 64 != 0) {
            throw new IllegalArgumentException("key-bits of crypto-aes must be 128, 192 or 256, not " + keyBits);
        }
        try {
            return List.of(
                    new WeightedTransaction(
                            1,
                            new AesEncrypt(
                                    new AesKit(context.random(), keyBits),
                                    bytes,
                                    Math.toIntExact(context.parameter(ENCRYPT)))),
                    new WeightedTransaction(
                            1,
                            new AesDecrypt(
                                    new AesKit(context.random(), keyBits),
                                    bytes,
                                    Math.toIntExact(context.parameter(DECRYPT)))));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this JVM has no AES/CBC/NoPadding cipher", missing);
        }
    }

    /** A key, an initial vector and a source of input, all drawn from the generator of the user. */
    static final class AesKit {
        final RandomGenerator random;
        private final SecretKey key;
        private final IvParameterSpec start;

        AesKit(RandomGenerator random, int keyBits) {
            this.random = random;
            key = new SecretKeySpec(bytes(keyBits / 8), "AES");
            start = new IvParameterSpec(bytes(AesEncrypt.BLOCK));
        }

        byte[] bytes(int length) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            return bytes;
        }

        byte[] start() {
            return start.getIV();
        }

        /** A cipher that starts each message with the initial vector. */
        Cipher cipher(int mode) throws GeneralSecurityException {
            Cipher cipher = Cipher.getInstance("AES/CBC/NoPadding");
            cipher.init(mode, key, start);
            return cipher;
        }
    }
}
