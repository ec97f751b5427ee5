package org.wattladder.chauffeur.doctor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a meter daemon says of one of its sources on this machine.
 *
 * @param source its name
 * @param answer whether it can measure here
 * @param reason how, or why not
 */
record SourceVerdict(String source, Answer answer, String reason) {
    private static final Pattern LINE = Pattern.compile("([a-z0-9-]+): (yes|no|by-name)(?:: (.*))?");

    /** Whether a source can measure. */
    enum Answer {
        /** It can, and {@code auto} takes it. */
        YES("yes"),
        /** It cannot. */
        NO("no"),
        /** It gives figures only when it is asked for by its name, because it measures nothing. */
        BY_NAME("by-name");

        private final String word;

        Answer(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        private static Answer of(String word) {
            return Arrays.stream(values())
                    .filter(answer -> answer.word.equals(word))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Reads {@code name: yes|no|by-name: reason}; empty for any other line. */
    static Optional<SourceVerdict> parse(String line) {
        Matcher matcher = LINE.matcher(line.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String reason = Optional.ofNullable(matcher.group(3)).orElse("");
        return Optional.of(new SourceVerdict(matcher.group(1), Answer.of(matcher.group(2)), reason));
    }

    /** Every verdict in an output. */
    static List<SourceVerdict> parseAll(List<String> lines) {
        return lines.stream()
                .map(SourceVerdict::parse)
                .flatMap(Optional::stream)
                .toList();
    }
}
