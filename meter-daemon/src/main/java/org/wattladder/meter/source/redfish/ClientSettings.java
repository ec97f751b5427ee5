package org.wattladder.meter.source.redfish;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;

/** The settings that every source behind a Redfish service has: where it is, who asks, whom to trust. */
final class ClientSettings {
    private static final Pattern URL = Pattern.compile("https://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(?::(\\d{1,5}))?/?");

    private ClientSettings() {}

    static List<SourceOption> options() {
        return List.of(
                new SourceOption("url", "", "the controller, https://HOST or https://HOST:PORT"),
                new SourceOption("user", "", "its user"),
                new SourceOption("password-file", "", "file with the password; else variable REDFISH_PASSWORD"),
                new SourceOption("auth", "session", "session or basic"),
                new SourceOption("fingerprint", "", "SHA-256 of its certificate, to trust this one alone"));
    }

    /**
     * A client that has not connected yet.
     *
     * @param environment where the password may be
     * @param limit time for one answer
     */
    static RedfishClient client(SourceSettings settings, Map<String, String> environment, Duration limit)
            throws SourceRefused, OptionMistake {
        String auth = settings.text("auth").orElseThrow();
        if (!auth.equals("session") && !auth.equals("basic")) {
            throw new OptionMistake("option auth=" + auth + of(settings) + " must be session or basic.");
        }
        try {
            return new RedfishClient(
                    url(settings),
                    Credentials.of(settings, environment),
                    auth.equals("session"),
                    limit,
                    PinnedTrust.context(fingerprint(settings)));
        } catch (GeneralSecurityException unable) {
            throw new SourceRefused("TLS cannot be used here (" + unable.getMessage() + ").");
        }
    }

    private static URI url(SourceSettings settings) throws OptionMistake, SourceRefused {
        String text = settings.text("url")
                .orElseThrow(
                        () -> new OptionMistake("source " + settings.source() + " needs --option url=https://HOST."));
        Matcher parts = URL.matcher(text);
        if (!parts.matches() || Integer.parseInt(Objects.requireNonNullElse(parts.group(2), "443")) > 65_535) {
            throw new OptionMistake("option url=" + text + of(settings) + " must be https://HOST or"
                    + " https://HOST:PORT, without user or path; http would show the password to the network.");
        }
        URI url = URI.create(text.endsWith("/") ? text : text + "/");
        return url.getHost() == null ? byAddress(parts.group(1), Optional.ofNullable(parts.group(2))) : url;
    }

    /** The address of a host whose name Java takes for none, as names with an underscore. */
    private static URI byAddress(String host, Optional<String> port) throws SourceRefused {
        try {
            String address = InetAddress.getByName(host).getHostAddress();
            return URI.create("https://" + (address.contains(":") ? "[" + address + "]" : address)
                    + port.map(given -> ":" + given).orElse("") + "/");
        } catch (UnknownHostException unknown) {
            throw new SourceRefused("the host " + host + " is not known to the name service of this machine.");
        }
    }

    private static Optional<String> fingerprint(SourceSettings settings) throws OptionMistake {
        Optional<String> digits =
                settings.text("fingerprint").map(given -> given.replace(":", "").toUpperCase(Locale.ROOT));
        if (digits.isPresent() && !digits.get().matches("[0-9A-F]{64}")) {
            throw new OptionMistake("option fingerprint" + of(settings)
                    + " must be 64 hexadecimal digits, with colons between the bytes or without.");
        }
        return digits.map(text -> text.replaceAll("(?<=.)(?=(..)+$)", ":"));
    }

    private static String of(SourceSettings settings) {
        return " of source " + settings.source();
    }
}
