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
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Makes the command line for a controller: the one of this machine, or one over the network. */
final class Connection {
    /** Where {@code ipmitool} looks for a password, which is never an argument. */
    static final String PASSWORD_VARIABLE = "IPMI_PASSWORD";

    /** The names of the device file below {@code /dev}, by the drivers of Linux. */
    private static final List<String> DEVICES = List.of("ipmi0", "ipmi/0", "ipmidev/0");

    private static final Key<Path> ROOT = Key.of(
            "ipmi-root", Path.of("/dev"), Kinds.path("a folder"), "with the device of this machine's controller");
    private static final Key<String> HOST = Key.optional(
            "host", Kinds.text("a name or address"), "controller over the network; without it the one of this machine");
    private static final Key<String> USER = Key.optional("user", Kinds.text("a name"), "its user");
    private static final Key<Path> PASSWORD_FILE = Key.optional(
            "password-file", Kinds.path("a file"), "with the password; without it the variable " + PASSWORD_VARIABLE);
    private static final Key<String> PRIVILEGE =
            Key.optional("privilege", Kinds.text("a level such as USER"), "what is asked for");
    private static final Key<String> TOOL = Key.of("tool", "ipmitool", Kinds.text("a name or path"), "the program");
    private static final Key<Long> LIMIT =
            Key.of("limit-millis", 5_000L, Kinds.whole(500, 60_000), "time for one answer");

    /** The settings of a connection. */
    static final List<Key<?>> KEYS = List.of(ROOT, HOST, USER, PASSWORD_FILE, PRIVILEGE, TOOL, LIMIT);

    private Connection() {}

    static Ipmitool of(SourceSettings settings, Map<String, String> environment) throws SourceRefused, OptionMistake {
        List<String> words = new ArrayList<>(List.of(settings.get(TOOL)));
        Optional<String> host = settings.find(HOST);
        if (host.isEmpty()) {
            checkDevice(settings);
        } else {
            words.addAll(List.of("-I", "lanplus", "-H", host.get(), "-U", user(settings)));
            settings.find(PRIVILEGE).ifPresent(level -> words.addAll(List.of("-L", level)));
            words.addAll(password(settings, environment));
        }
        return new Ipmitool(words, BoundedCommand.within(Duration.ofMillis(settings.get(LIMIT))));
    }

    private static void checkDevice(SourceSettings settings) throws SourceRefused {
        Path root = settings.get(ROOT);
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
        return settings.find(USER)
                .orElseThrow(() -> new OptionMistake("option host of source ipmi needs option user too."));
    }

    private static List<String> password(SourceSettings settings, Map<String, String> environment)
            throws SourceRefused, OptionMistake {
        Optional<Path> file = settings.find(PASSWORD_FILE);
        if (file.isPresent()) {
            if (!Files.isReadable(file.get())) {
                throw new SourceRefused("password file " + file.get() + " cannot be read.");
            }
            return List.of("-f", file.get().toString());
        }
        if (!environment.containsKey(PASSWORD_VARIABLE)) {
            throw new OptionMistake("source ipmi over the network needs --option password-file=FILE, or the password in"
                    + " the environment variable " + PASSWORD_VARIABLE + " of the daemon; it is never an argument.");
        }
        return List.of("-E");
    }
}
