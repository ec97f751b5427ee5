package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;

/**
 * How the agent lets us in. Secrets come from files or the environment, never from the command line.
 *
 * @param user of SNMP v3; empty for v2c
 * @param secret community of v2c, authentication password of v3
 * @param privacy privacy password of v3
 * @param strong whether v3 uses SHA-256 and AES-256 instead of SHA-1 and AES-128
 */
record Login(Optional<String> user, String secret, String privacy, boolean strong) {

    static List<SourceOption> options() {
        return List.of(
                new SourceOption(
                        "user", "", "of SNMP v3 with authentication and privacy, without it v2c; with url: the user"),
                new SourceOption("ciphers", "sha1-aes128", "v3: sha1-aes128 or sha256-aes256"),
                new SourceOption("secret-file", "", "file with community or authentication password; else SNMP_SECRET"),
                new SourceOption("privacy-file", "", "v3: file with the privacy password; else SNMP_PRIVACY"));
    }

    static Login of(SourceSettings settings, Map<String, String> environment) throws OptionMistake {
        Optional<String> user = settings.text("user");
        String ciphers = settings.text("ciphers").orElseThrow();
        if (!List.of("sha1-aes128", "sha256-aes256").contains(ciphers)) {
            throw new OptionMistake(
                    "option ciphers=" + ciphers + " of source pdu must be sha1-aes128 or sha256-aes256.");
        }
        Optional<String> secret = secret(settings, "secret-file", environment, "SNMP_SECRET");
        if (user.isEmpty()) {
            return new Login(user, secret.orElse("public"), "", false);
        }
        Optional<String> privacy = secret(settings, "privacy-file", environment, "SNMP_PRIVACY");
        if (secret.map(String::length).orElse(0) < 8
                || privacy.map(String::length).orElse(0) < 8) {
            throw new OptionMistake(
                    "SNMP v3 of source pdu needs two passwords of at least 8 characters: secret-file= or"
                            + " SNMP_SECRET, and privacy-file= or SNMP_PRIVACY.");
        }
        return new Login(user, secret.get(), privacy.get(), ciphers.startsWith("sha256"));
    }

    private static Optional<String> secret(
            SourceSettings settings, String option, Map<String, String> environment, String variable)
            throws OptionMistake {
        Optional<String> file = settings.text(option);
        if (file.isEmpty()) {
            return Optional.ofNullable(environment.get(variable));
        }
        try {
            return Optional.of(Files.readString(Path.of(file.get())).strip());
        } catch (IOException unreadable) {
            throw new OptionMistake("option " + option + "=" + file.get() + " of source pdu: the file cannot be read.");
        }
    }

    /** Says which kind, without secrets. */
    @Override
    public String toString() {
        return user.map(name -> "SNMP v3 user " + name).orElse("SNMP v2c");
    }
}
