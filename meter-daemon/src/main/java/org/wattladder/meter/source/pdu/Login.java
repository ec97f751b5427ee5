package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.redfish.RackOutlets;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/**
 * How the agent lets us in. Secrets come from files or the environment, never from the command line.
 *
 * @param user of SNMP v3; empty for v2c
 * @param secret community of v2c, authentication password of v3
 * @param privacy privacy password of v3
 * @param ciphers of v3: hash and cipher, joined by a hyphen
 */
record Login(Optional<String> user, String secret, String privacy, String ciphers) {

    private static final Key<String> CIPHERS = Key.of(
            "ciphers",
            "sha1-aes128",
            Kinds.name(List.of("sha1-aes128", "sha1-aes256", "sha256-aes128", "sha256-aes256")),
            "of SNMP v3, which is spoken when a user is given; without one it is v2c");

    /** Where the community or the authentication password is. */
    static final Key<Path> SECRET_FILE = Key.optional(
            "secret-file",
            Kinds.path("a file"),
            "with the community or the authentication password; without it the variable SNMP_SECRET");

    /** Where the privacy password is. */
    static final Key<Path> PRIVACY_FILE = Key.optional(
            "privacy-file",
            Kinds.path("a file"),
            "with the privacy password of SNMP v3; without it the variable SNMP_PRIVACY");

    /** The settings but the user, who is the one of {@link RackOutlets}. */
    static final List<Key<?>> KEYS = List.of(CIPHERS, SECRET_FILE, PRIVACY_FILE);

    static Login of(SourceSettings settings, Map<String, String> environment) throws OptionMistake {
        Optional<String> user = settings.find(RackOutlets.USER);
        Optional<String> secret = secret(settings, SECRET_FILE, environment, "SNMP_SECRET");
        if (user.isEmpty()) {
            return new Login(user, secret.orElse("public"), "", "");
        }
        Optional<String> privacy = secret(settings, PRIVACY_FILE, environment, "SNMP_PRIVACY");
        if (secret.map(String::length).orElse(0) < 8
                || privacy.map(String::length).orElse(0) < 8) {
            throw new OptionMistake(
                    "SNMP v3 of source pdu needs two passwords of at least 8 characters: secret-file= or"
                            + " SNMP_SECRET, and privacy-file= or SNMP_PRIVACY.");
        }
        return new Login(user, secret.get(), privacy.get(), settings.get(CIPHERS));
    }

    private static Optional<String> secret(
            SourceSettings settings, Key<Path> key, Map<String, String> environment, String variable)
            throws OptionMistake {
        Optional<Path> file = settings.find(key);
        if (file.isEmpty()) {
            return Optional.ofNullable(environment.get(variable));
        }
        try {
            return Optional.of(Files.readString(file.get()).strip());
        } catch (IOException unreadable) {
            throw new OptionMistake(
                    "option " + key.name() + "=" + file.get() + " of source pdu: the file cannot be read.");
        }
    }

    /** Says which kind, without secrets. */
    @Override
    public String toString() {
        return user.map(name -> "SNMP v3 user " + name).orElse("SNMP v2c");
    }
}
