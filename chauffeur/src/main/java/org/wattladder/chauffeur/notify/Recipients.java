package org.wattladder.chauffeur.notify;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what {@code --notify} names: an address to POST to, or a command. */
final class Recipients {
    private static final Pattern WORD = Pattern.compile("\\G\\s*((?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+)\\s*");
    private static final Pattern PART = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^'\"]+)");

    private Recipients() {}

    /**
     * The recipient of this name.
     *
     * @throws IOException with a sentence, if it can be none
     */
    static Recipient of(String named) throws IOException {
        if (named.matches("(?i)https?:.*")) {
            return new WebHook(address(named));
        }
        List<String> words = words(named);
        if (words.isEmpty() || named.matches("[a-zA-Z][a-zA-Z0-9+.-]*://.*")) {
            throw new IOException("--notify takes an address that begins with http:// or https://, or a command, not \""
                    + named + "\"");
        }
        return new Program(words);
    }

    private static URI address(String named) throws IOException {
        try {
            URI address = URI.create(named);
            if (address.getHost() != null) {
                return address;
            }
        } catch (IllegalArgumentException noAddress) {
            throw new IOException("--notify: \"" + named + "\" is no address", noAddress);
        }
        throw new IOException("--notify: \"" + named + "\" names no host");
    }

    /** Words as a shell splits them, with quotes of both kinds and nothing else that is special. */
    private static List<String> words(String command) throws IOException {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        int end = 0;
        while (end < command.length() && word.find()) {
            end = word.end();
            StringBuilder text = new StringBuilder();
            Matcher part = PART.matcher(word.group(1));
            while (part.find()) {
                text.append(part.group(1) != null ? part.group(1) : "")
                        .append(part.group(2) != null ? part.group(2) : "")
                        .append(part.group(3) != null ? part.group(3) : "");
            }
            words.add(text.toString());
        }
        if (end < command.length() && !command.substring(end).isBlank()) {
            throw new IOException("--notify: a quote in \"" + command + "\" is not closed");
        }
        return words;
    }
}
