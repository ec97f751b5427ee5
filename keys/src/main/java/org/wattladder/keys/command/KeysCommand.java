package org.wattladder.keys.command;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.keys.Fingerprint;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Role;
import org.wattladder.keys.TrustedPeer;
import org.wattladder.keys.file.KeyFolder;
import org.wattladder.keys.file.KeyMaker;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder keys}: makes the key of this machine and says whose keys are trusted. */
@Command(
        name = "keys",
        mixinStandardHelpOptions = true,
        description = {
            "Make the key by which this machine's Chauffeur or Director shows who it is, and trust those of others.",
            "The same key serves both; whom a Director obeys and whom a Chauffeur commands are two lists."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:done", "2:usage, or a file is missing, broken or open to others"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder keys create",
            "  wattladder keys trust sha256:3f... lab-controller --as chauffeur     on the system under test",
            "  wattladder keys trust sha256:9c... 192.0.2.7 --as director           on the controller",
            "  wattladder keys show",
            "",
            "A key named like the host's address stands for that host alone. docs/security.md shows the whole set-up."
        })
public final class KeysCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--keys",
            paramLabel = "DIR",
            scope = CommandLine.ScopeType.INHERIT,
            description = "folder of keys (default: ~/.local/state/wattladder/keys)")
    private Optional<Path> folder = Optional.empty();

    private interface Work {
        void act(KeyFolder folder) throws IOException;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say create, show, trust or distrust.");
    }

    @Command(
            name = "create",
            mixinStandardHelpOptions = true,
            description = "Make a key, readable by this user only.",
            footerHeading = "%nExamples:%n",
            footer = {"  wattladder keys create", "  wattladder keys create --name lab-1"})
    @SuppressWarnings("unused")
    private int create(
            @Option(
                            names = "--name",
                            paramLabel = "NAME",
                            description = "name or address in the certificate, by which browsers call the console"
                                    + " (default: the host's name)")
                    Optional<String> name) {
        return told(keys -> {
            if (Files.exists(keys.certificate())) {
                throw new IOException("there is a key in " + keys.path()
                        + " already; 'wattladder keys show' prints its fingerprint. To give it up, remove key.pem and"
                        + " certificate.pem there");
            }
            Identity made = KeyMaker.make(name.orElseGet(KeysCommand::hostName));
            keys.keep(made);
            print("fingerprint " + made.fingerprint());
            print("certificate " + keys.certificate());
        });
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Print the fingerprint of this machine's key, and whom it trusts.",
            footerHeading = "%nExamples:%n",
            footer = {"  wattladder keys show", "  wattladder keys --keys /etc/wattladder/keys show"})
    @SuppressWarnings("unused")
    private int show() {
        return told(keys -> {
            print("fingerprint " + keys.identity().fingerprint());
            for (Role role : Role.values()) {
                for (TrustedPeer peer : keys.trusted(role).peers()) {
                    print("trusted " + role.word() + " " + peer.fingerprint() + " " + peer.name());
                }
            }
        });
    }

    @Command(
            name = "trust",
            mixinStandardHelpOptions = true,
            description = "Trust a key after comparing its fingerprint; restart a running Director.",
            footerHeading = "%nExamples:%n",
            footer = {
                "  wattladder keys trust lab-1.pem lab-1 --as chauffeur     on the system under test",
                "  wattladder keys trust sut.pem 192.0.2.7 --as director    on the Chauffeur's machine"
            })
    @SuppressWarnings("unused")
    private int trust(
            @Parameters(
                            paramLabel = "FINGERPRINT",
                            description =
                                    "as the other machine's 'keys show' prints it, or a file with its certificate")
                    String fingerprint,
            @Parameters(
                            paramLabel = "NAME",
                            description =
                                    "what to call it; the address of a Director's host binds the key to that host")
                    String name,
            @Option(
                            names = "--as",
                            required = true,
                            paramLabel = "ROLE",
                            description = "chauffeur: may command this machine; director: may be commanded from here")
                    String role) {
        return told(keys -> {
            Role as = role(role);
            TrustedPeer peer = new TrustedPeer(fingerprint(fingerprint), name);
            keys.trust(as, peer);
            print("trusted " + as.word() + " " + peer.fingerprint() + " " + name);
        });
    }

    @Command(
            name = "distrust",
            mixinStandardHelpOptions = true,
            description = "Stop trusting all keys with this name.",
            footerHeading = "%nExamples:%n",
            footer = {
                "  wattladder keys distrust lab-1 --as chauffeur",
                "  wattladder keys distrust 192.0.2.7 --as director"
            })
    @SuppressWarnings("unused")
    private int distrust(
            @Parameters(paramLabel = "NAME", description = "as given to 'keys trust'") String name,
            @Option(names = "--as", required = true, paramLabel = "ROLE", description = "chauffeur or director")
                    String role) {
        return told(keys -> {
            if (!keys.distrust(role(role), name)) {
                throw new IOException("no " + role + " of the name " + name
                        + " is trusted; 'wattladder keys show' lists those that are");
            }
            print("no longer trusted: " + name);
        });
    }

    private static Role role(String word) throws IOException {
        for (Role role : Role.values()) {
            if (role.word().equals(word)) {
                return role;
            }
        }
        throw new IOException("--as " + word + " must be chauffeur or director");
    }

    private static Fingerprint fingerprint(String text) throws IOException {
        Path file = Path.of(text);
        return Files.isRegularFile(file) ? Fingerprint.of(KeyFolder.certificate(file)) : Fingerprint.parse(text);
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException unknown) {
            return "wattladder";
        }
    }

    private int told(Work work) {
        try {
            work.act(folder.map(KeyFolder::new).orElseGet(KeyFolder::standard));
            return 0;
        } catch (IOException | IllegalArgumentException wrong) {
            spec.commandLine().getErr().println(wrong.getMessage());
            return KeysMain.USAGE;
        }
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
