package org.wattladder.meter.source.ipmi;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.command.BoundedCommand;

/** Makes the command line for a controller: the one of this machine, or one over the network. */
final class Connection {
    /** Where {@code ipmitool} looks for a password, which is never an argument. */
    static final String PASSWORD_VARIABLE = "IPMI_PASSWORD";

    /** The names of the device file below {@code /dev}, by the drivers of Linux. */
    private static final List<String> DEVICES = List.of("ipmi0", "ipmi/0", "ipmidev/0");

    private Connection() {}

    static Ipmitool of(SourceSettings settings, Map<String, String> environment) throws SourceRefused, OptionMistake {
        List<String> words = new ArrayList<>(List.of(settings.text("tool").orElseThrow()));
        Optional<String> host = settings.text("host");
        if (host.isEmpty()) {
            checkDevice(settings);
        } else {
            words.addAll(List.of("-I", "lanplus", "-H", host.get(), "-U", user(settings)));
            settings.text("privilege").ifPresent(level -> words.addAll(List.of("-L", level)));
            words.addAll(password(settings, environment));
        }
        long millis = Math.round(settings.number("limit-millis", 500, 60_000).orElseThrow());
        return new Ipmitool(words, BoundedCommand.within(Duration.ofMillis(millis)));
    }

    private static void checkDevice(SourceSettings settings) throws SourceRefused {
        Path root = Path.of(settings.text("ipmi-root").orElseThrow());
        Optional<Path> device =
                DEVICES.stream().map(root::resolve).filter(Files::exists).findFirst();
        if (device.isEmpty()) {
            throw new SourceRefused(root + " has no ipmi0; the machine has no management controller, or the modules"
                    + " ipmi_si and ipmi_devintf are not loaded. One over the network needs --option host=HOST.");
        }
        if (!Files.isReadable(device.get()) || !Files.isWritable(device.get())) {
            throw new SourceRefused(device.get() + " may be used by root only; run the meter as root.");
        }
    }

    private static String user(SourceSettings settings) throws OptionMistake {
        return settings.text("user")
                .orElseThrow(() -> new OptionMistake("option host of source ipmi needs option user too."));
    }

    private static List<String> password(SourceSettings settings, Map<String, String> environment)
            throws SourceRefused, OptionMistake {
        Optional<String> file = settings.text("password-file");
        if (file.isPresent()) {
            if (!Files.isReadable(Path.of(file.get()))) {
                throw new SourceRefused("password file " + file.get() + " cannot be read.");
            }
            return List.of("-f", file.get());
        }
        if (!environment.containsKey(PASSWORD_VARIABLE)) {
            throw new OptionMistake("source ipmi over the network needs --option password-file=FILE, or the password in"
                    + " the environment variable " + PASSWORD_VARIABLE + " of the daemon; it is never an argument.");
        }
        return List.of("-E");
    }
}
