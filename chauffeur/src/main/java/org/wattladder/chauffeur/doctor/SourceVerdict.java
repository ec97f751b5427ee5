package org.wattladder.chauffeur.doctor;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a meter daemon says of one of its sources on this machine.
 *
 * @param source its name
 * @param works whether it can measure here
 * @param reason how, or why not
 */
record SourceVerdict(String source, boolean works, String reason) {
    private static final Pattern LINE = Pattern.compile("([a-z0-9-]+): (yes|no)(?:: (.*))?");

    /** Reads {@code name: yes|no: reason}; empty for any other line. */
    static Optional<SourceVerdict> parse(String line) {
        Matcher matcher = LINE.matcher(line.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String reason = Optional.ofNullable(matcher.group(3)).orElse("");
        return Optional.of(new SourceVerdict(matcher.group(1), matcher.group(2).equals("yes"), reason));
    }

    /** Every verdict in an output. */
    static List<SourceVerdict> parseAll(List<String> lines) {
        return lines.stream()
                .map(SourceVerdict::parse)
                .flatMap(Optional::stream)
                .toList();
    }
}
