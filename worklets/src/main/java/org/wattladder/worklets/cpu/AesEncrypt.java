package org.wattladder.worklets.cpu;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Encrypts one buffer many times as one CBC message; only the ciphertext of the last pass is kept. */
class AesEncrypt implements Transaction {
    static final int BLOCK = 16;

    private final CryptoAes.AesKit kit;
    private final int iterations;
    private final Cipher cipher;
    private final Cipher decipher;
    private final byte[] input;
    private final byte[] deciphered;
    private final byte[] chain = new byte[BLOCK];

    /** The ciphertext of the last pass, after execute. */
    final byte[] output;

    AesEncrypt(CryptoAes.AesKit kit, int bytes, int iterations) throws GeneralSecurityException {
        this.kit = kit;
        this.iterations = iterations;
        cipher = kit.cipher(Cipher.ENCRYPT_MODE);
        decipher = kit.cipher(Cipher.DECRYPT_MODE);
        input = kit.bytes(bytes);
        deciphered = new byte[bytes];
        output = new byte[bytes];
    }

    @Override
    public String type() {
        return "encrypt";
    }

    @Override
    public void prepare() {
        // One new block is enough: CBC carries it into every byte that follows.
        AesDecrypt.stamp(input, kit.random.nextLong());
    }

    @Override
    public void execute() {
        try {
            for (int i = 1; i < iterations; i++) {
                cipher.update(input, 0, input.length, output, 0);
            }
            System.arraycopy(output, output.length - BLOCK, chain, 0, BLOCK);
            cipher.doFinal(input, 0, input.length, output, 0);
        } catch (GeneralSecurityException refused) {
            throw new IllegalStateException("AES encryption failed", refused);
        }
    }

    @Override
    public void check() {
        try {
            decipher.doFinal(output, 0, output.length, deciphered, 0);
        } catch (GeneralSecurityException refused) {
            throw new WrongOutput("the ciphertext cannot be deciphered: " + refused.getMessage());
        }
        // The decipher began with the initial vector where the message went on with the block before this pass.
        AesDecrypt.xorBlock(deciphered, kit.start(), chain);
        int wrong = Arrays.mismatch(deciphered, input);
        if (wrong >= 0) {
            throw new WrongOutput("byte " + wrong + " of the deciphered last buffer is " + deciphered[wrong]
                    + " instead of " + input[wrong]);
        }
    }
}
