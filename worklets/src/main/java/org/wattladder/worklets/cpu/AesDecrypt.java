package org.wattladder.worklets.cpu;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Decrypts one buffer many times as one CBC message; only the plaintext of the last pass is kept. */
class AesDecrypt implements Transaction {
    private final CryptoAes.AesKit kit;
    private final int iterations;
    private final Cipher cipher;
    private final Cipher encipher;
    private final byte[] plain;
    private final byte[] input;
    private final byte[] expectedStart = new byte[AesEncrypt.BLOCK];

    /** The plaintext of the last pass, after execute. */
    final byte[] output;

    AesDecrypt(CryptoAes.AesKit kit, int bytes, int iterations) throws GeneralSecurityException {
        this.kit = kit;
        this.iterations = iterations;
        cipher = kit.cipher(Cipher.DECRYPT_MODE);
        encipher = kit.cipher(Cipher.ENCRYPT_MODE);
        plain = kit.bytes(bytes);
        input = new byte[bytes];
        output = new byte[bytes];
    }

    @Override
    public String type() {
        return "decrypt";
    }

    @Override
    public void prepare() {
        stamp(plain, kit.random.nextLong());
        try {
            encipher.doFinal(plain, 0, plain.length, input, 0);
        } catch (GeneralSecurityException refused) {
            throw new IllegalStateException("AES encryption of the input failed", refused);
        }
    }

    @Override
    public void execute() {
        try {
            for (int i = 1; i < iterations; i++) {
                cipher.update(input, 0, input.length, output, 0);
            }
            cipher.doFinal(input, 0, input.length, output, 0);
        } catch (GeneralSecurityException refused) {
            throw new IllegalStateException("AES decryption failed", refused);
        }
    }

    @Override
    public void check() {
        // From the second pass on, the first block is chained to the end of the buffer, not to the initial vector.
        int last = input.length - AesEncrypt.BLOCK;
        System.arraycopy(input, last, expectedStart, 0, AesEncrypt.BLOCK);
        xorBlock(output, kit.start(), expectedStart);
        int wrong = Arrays.mismatch(output, plain);
        if (wrong >= 0) {
            throw new WrongOutput(
                    "byte " + wrong + " of the last buffer is " + output[wrong] + " instead of " + plain[wrong]);
        }
    }

    /** Writes a number over the first bytes, so that each input is a new one. */
    static void stamp(byte[] buffer, long number) {
        for (int i = 0; i < Long.BYTES; i++) {
            buffer[i] = (byte) (number >>> (8 * i));
        }
    }

    /** Replaces the vector that the first block was chained to by another one. */
    static void xorBlock(byte[] buffer, byte[] from, byte[] to) {
        for (int i = 0; i < AesEncrypt.BLOCK; i++) {
            buffer[i] = (byte) (buffer[i] ^ from[i] ^ to[i]);
        }
    }
}
