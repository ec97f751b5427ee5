package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;

/** User and password of a controller; never an argument, never in a message. */
final class Credentials {
    /** The environment variable of the daemon that may hold the password. */
    static final String PASSWORD_VARIABLE = "REDFISH_PASSWORD";

    private final String user;
    private final String password;

    Credentials(String user, String password) {
        this.user = user;
        this.password = password;
    }

    static Credentials of(SourceSettings settings, Map<String, String> environment)
            throws SourceRefused, OptionMistake {
        String user = settings.find(ClientSettings.USER)
                .orElseThrow(() -> new OptionMistake("source " + settings.source() + " needs --option user=NAME."));
        Optional<Path> file = settings.find(ClientSettings.PASSWORD_FILE);
        if (file.isPresent()) {
            try {
                return new Credentials(user, Files.readString(file.get()).strip());
            } catch (IOException unreadable) {
                throw new SourceRefused("password file " + file.get() + " cannot be read.");
            }
        }
        return new Credentials(
                user,
                Optional.ofNullable(environment.get(PASSWORD_VARIABLE))
                        .orElseThrow(() -> new OptionMistake("source " + settings.source()
                                + " needs --option password-file=FILE, or the"
                                + " password in the environment variable " + PASSWORD_VARIABLE
                                + " of the daemon; it is never an argument.")));
    }

    String user() {
        return user;
    }

    String password() {
        return password;
    }

    /** The header of basic authentication. */
    String basic() {
        return "Basic " + Base64.getEncoder().encodeToString((user + ":" + password).getBytes(StandardCharsets.UTF_8));
    }
}
