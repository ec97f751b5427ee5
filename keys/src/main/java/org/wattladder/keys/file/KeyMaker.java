package org.wattladder.keys.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.wattladder.keys.Identity;

/** Makes a key on P-256 with a certificate that it signs itself, by the {@code keytool} of the running JDK. */
public final class KeyMaker {
    private static final String ALIAS = "wattladder";
    private static final String PASSWORD_VARIABLE = "WATTLADDER_STORE";
    private static final Pattern ADDRESS = Pattern.compile("(\\d{1,3}\\.){3}\\d{1,3}");
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]*(\\.[A-Za-z][A-Za-z0-9-]*)*");
    private static final int PASSWORD_BYTES = 24;
    private static final int PATIENCE_SECONDS = 60;

    private KeyMaker() {}

    /**
     * A new key.
     *
     * @param name of the machine, for people who look at the certificate; letters, digits, hyphens and dots count
     * @throws IOException with what keytool said, if it failed
     */
    public static Identity make(String name) throws IOException {
        Path folder = Files.createTempDirectory("wattladder-key");
        Path store = folder.resolve("store.p12");
        byte[] random = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(random);
        String password = HexFormat.of().formatHex(random);
        try {
            keytool(store, name.replaceAll("[^A-Za-z0-9.-]", "-"), password);
            return read(store, password.toCharArray());
        } finally {
            Files.deleteIfExists(store);
            Files.delete(folder);
        }
    }

    private static void keytool(Path store, String name, String password) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-J-XX:TieredStopAtLevel=1",
                        "-genkeypair",
                        "-alias",
                        ALIAS,
                        "-keyalg",
                        "EC",
                        "-groupname",
                        "secp256r1",
                        "-sigalg",
                        "SHA256withECDSA",
                        "-validity",
                        "36500",
                        "-dname",
                        "CN=" + name + ", O=Wattladder",
                        "-ext",
                        "san=" + alternatives(name),
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass:env",
                        PASSWORD_VARIABLE))
                .redirectErrorStream(true);
        builder.environment().put(PASSWORD_VARIABLE, password);
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new IOException("the JDK's keytool could not make a key: " + said);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("stopped while a key was made", stopped);
        } finally {
            process.destroyForcibly();
        }
    }

    /** Browsers look for the name that they called here alone; loopback is always one. */
    private static String alternatives(String name) {
        String all = "dns:localhost,ip:127.0.0.1";
        if (ADDRESS.matcher(name).matches()) {
            return all + ",ip:" + name;
        }
        return HOST.matcher(name).matches() ? all + ",dns:" + name : all;
    }

    private static Identity read(Path store, char[] password) throws IOException {
        try (InputStream content = Files.newInputStream(store)) {
            KeyStore keys = KeyStore.getInstance("PKCS12");
            keys.load(content, password);
            return new Identity(
                    (PrivateKey) keys.getKey(ALIAS, password), List.of((X509Certificate) keys.getCertificate(ALIAS)));
        } catch (GeneralSecurityException brokenJdk) {
            throw new IOException("what the JDK's keytool made cannot be read: " + brokenJdk.getMessage(), brokenJdk);
        }
    }
}
