package org.wattladder.meter.source.redfish;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ScalarKind;
import org.wattladder.worklets.api.Endpoint;

/** The settings that every source behind a Redfish service has: where it is, who asks, whom to trust. */
final class ClientSettings {
    private static final String SCHEME = "https://";
    private static final int PORT = 443;

    /** Where the service is. */
    static final Key<String> URL = Key.optional(
            "url",
            new ScalarKind<>(
                    "https://HOST or https://HOST:PORT, without user or path",
                    ScalarKind.Form.TEXT,
                    text -> Optional.of(text).filter(url -> service(url).isPresent()),
                    text -> text.startsWith("http:") ? "; http would show the password to the network" : "",
                    text -> text),
            "the controller or unit");

    /** Who asks; also for a unit that is asked over SNMP. */
    static final Key<String> USER = Key.optional("user", Kinds.text("a name"), "its user");

    /** Where the password is. */
    static final Key<Path> PASSWORD_FILE = Key.optional(
            "password-file",
            Kinds.path("a file"),
            "with the password; without it the variable " + Credentials.PASSWORD_VARIABLE);

    private static final Key<String> AUTH =
            Key.of("auth", "session", Kinds.name(List.of("session", "basic")), "how the user is authenticated");
    private static final Key<String> FINGERPRINT = Key.optional(
            "fingerprint",
            Kinds.parsed(
                    "64 hexadecimal digits, with colons between the bytes or without", ClientSettings::fingerprint),
            "SHA-256 of its certificate, to trust this one alone");

    /** All of them. */
    static final List<Key<?>> KEYS = List.of(URL, USER, PASSWORD_FILE, AUTH, FINGERPRINT);

    private ClientSettings() {}

    /**
     * A client that has not connected yet.
     *
     * @param environment where the password may be
     * @param limit time for one answer
     */
    static RedfishClient client(SourceSettings settings, Map<String, String> environment, Duration limit)
            throws SourceRefused, OptionMistake {
        try {
            return new RedfishClient(
                    url(settings),
                    Credentials.of(settings, environment),
                    settings.get(AUTH).equals("session"),
                    limit,
                    PinnedTrust.context(settings.find(FINGERPRINT)));
        } catch (GeneralSecurityException unable) {
            throw new SourceRefused("TLS cannot be used here (" + unable.getMessage() + ").");
        }
    }

    private static URI url(SourceSettings settings) throws OptionMistake, SourceRefused {
        String text = settings.find(URL)
                .orElseThrow(
                        () -> new OptionMistake("source " + settings.source() + " needs --option url=https://HOST."));
        URI url = URI.create(text.endsWith("/") ? text : text + "/");
        return url.getHost() == null ? byAddress(url) : url;
    }

    /** The address of a host whose name Java takes for none, as names with an underscore. */
    private static URI byAddress(URI url) throws SourceRefused {
        String host = service(url.toString()).orElseThrow().host();
        try {
            String address = InetAddress.getByName(host).getHostAddress();
            String written = address.contains(":") ? "[" + address + "]" : address;
            return URI.create(url.toString().replace(SCHEME + host, SCHEME + written));
        } catch (UnknownHostException unknown) {
            throw new SourceRefused("the host " + host + " is not known to the name service of this machine.");
        }
    }

    private static Optional<Endpoint> service(String url) {
        return url.startsWith(SCHEME)
                ? Endpoint.parse(url.substring(SCHEME.length()).replaceFirst("/$", ""), PORT)
                : Optional.empty();
    }

    private static Optional<String> fingerprint(String text) {
        return Optional.of(text.replace(":", "").toUpperCase(Locale.ROOT))
                .filter(digits -> digits.matches("[0-9A-F]{64}"))
                .map(digits -> digits.replaceAll("(?<=.)(?=(..)+$)", ":"));
    }
}
