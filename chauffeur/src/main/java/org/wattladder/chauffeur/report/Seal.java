package org.wattladder.chauffeur.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import org.wattladder.chauffeur.journal.RunDirectory;

/** Signs the manifests of runs with one Ed25519 key; {@code manifest.sig} holds the public key and the signature. */
public final class Seal {
    private static final String ALGORITHM = "Ed25519";

    private final PrivateKey key;
    private final PublicKey publicKey;

    private Seal(PrivateKey key, PublicKey publicKey) {
        this.key = key;
        this.publicKey = publicKey;
    }

    /**
     * A seal with the private key of a PEM file, its public key derived.
     *
     * @throws IOException with a sentence, if the file holds none
     */
    public static Seal of(Path keyFile) throws IOException {
        PrivateKey key = KeyFiles.privateKey(keyFile);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(ALGORITHM);
            generator.initialize(
                    NamedParameterSpec.ED25519,
                    new Given(((EdECPrivateKey) key).getBytes().orElseThrow()));
            return new Seal(key, generator.generateKeyPair().getPublic());
        } catch (GeneralSecurityException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /** Writes the signature over the manifest as it is now. */
    public void write(RunDirectory directory) throws IOException {
        byte[] manifest = Files.readAllBytes(directory.file(RunDirectory.MANIFEST));
        Base64.Encoder base64 = Base64.getEncoder();
        directory.write(
                RunDirectory.SIGNATURE,
                "ed25519-public-key " + base64.encodeToString(publicKey.getEncoded()) + "\ned25519-signature "
                        + base64.encodeToString(sign(manifest)) + "\n");
    }

    private byte[] sign(byte[] content) {
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(key);
            signature.update(content);
            byte[] signed = signature.sign();
            signature.initVerify(publicKey);
            signature.update(content);
            if (!signature.verify(signed)) {
                throw new IllegalStateException("the JDK derived another public key than that of the private key");
            }
            return signed;
        } catch (GeneralSecurityException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /** Hands out the private key where a new one would be drawn, since the JDK derives public keys only when drawing. */
    private static final class Given extends SecureRandom {
        private static final long serialVersionUID = 1L;

        private final byte[] bytes;

        Given(byte[] bytes) {
            this.bytes = Arrays.copyOf(bytes, bytes.length);
        }

        @Override
        public void nextBytes(byte[] target) {
            System.arraycopy(bytes, 0, target, 0, target.length);
        }
    }
}
