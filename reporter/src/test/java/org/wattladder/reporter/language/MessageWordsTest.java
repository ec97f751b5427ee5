package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.worklets.api.Metric;

class MessageWordsTest {
    private static final Map<String, String> ENGLISH = WordFile.read(Language.ENGLISH);
    private static final Pattern CHOICE = Pattern.compile("\\{\\d+,choice,([^{}]|\\{\\d\\})*\\}");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)[,}]");

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldHaveTheSameIdsInEveryLanguage(Language language) {
        assertThat(WordFile.read(language).keySet()).containsExactlyElementsOf(ENGLISH.keySet());
        assertThat(WordFile.read(language).values()).noneMatch(String::isBlank);
    }

    @ParameterizedTest
    @EnumSource(value = Metric.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void shouldKnowTheUnitOfEveryMetric(Metric metric) {
        assertThat(ENGLISH).containsEntry(Cells.unit(metric).id(), metric.unit());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldSayEveryArgumentInEveryLanguage(Language language) {
        WordFile.read(language)
                .forEach((id, pattern) -> assertThat(arguments(pattern))
                        .as("%s in %s.properties", id, language.tag())
                        .isEqualTo(arguments(ENGLISH.get(id))));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldSayTheSameNumbersInEveryLanguage(Language language) {
        WordFile.read(language)
                .forEach((id, pattern) -> assertThat(numbers(pattern))
                        .as("%s in %s.properties", id, language.tag())
                        .isEqualTo(numbers(ENGLISH.get(id))));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldFillPatternsInAsMessageFormatDoes(Language language) {
        Words words = Words.in(language);
        Message message = Message.of("x", "a", 1_234_567L, "{0}", "d", "e", "f", "g", "h", "i", "j");
        Object[] said = message.arguments().stream().map(words::say).toArray();
        Object[] few = Arrays.copyOf(said, 1);
        WordFile.read(language).forEach((id, pattern) -> {
            if (!pattern.contains(",choice,")) {
                MessageFormat format = new MessageFormat(pattern, Locale.ROOT);
                assertThat(words.say(new Message(id, message.arguments())))
                        .as(id)
                        .isEqualTo(format.format(said));
                assertThat(words.say(id, "a")).as(id).isEqualTo(format.format(few));
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldNotSayAnIdTwice(Language language) throws IOException {
        List<String> ids = new ArrayList<>();
        for (String file : List.of("%s.properties", "labels.%s.properties", "console.%s.properties")) {
            try (InputStream stream = WordFile.class.getResourceAsStream(String.format(file, language.tag()))) {
                new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> line.contains(" = "))
                        .forEach(line -> ids.add(line.substring(0, line.indexOf(" = "))));
            }
        }
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
    }

    /** A single apostrophe would quote the rest of its pattern. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void shouldQuoteNothing(Language language) {
        WordFile.read(language).forEach((id, pattern) -> {
            assertThat(pattern.replace("''", "")).as(id).doesNotContain("'");
            assertThat(new MessageFormat(pattern, Locale.ROOT).getFormatsByArgumentIndex())
                    .as("arguments of %s are numbered from 0 without holes", id)
                    .hasSize(arguments(pattern).size());
        });
    }

    @Test
    void shouldWriteFiguresAlikeInEveryLanguage() {
        Message message = Message.of(
                "meter-gaps.lost",
                1200,
                Figure.shortest(0.5),
                Figure.signed(1234.56, 1),
                List.of("a", Duration.ofSeconds(90)),
                Instant.parse("2026-03-01T10:00:00.5Z"));

        assertThat(Words.in(Language.ENGLISH).say(message))
                .isEqualTo(
                        "Samples are missing, or their time is uncertain, in 1,200 of 0.5 windows; the longest gap is +1,234.6 s, in a, 1 min 30 s:"
                                + " 2026-03-01T10:00:00Z.");
        for (Language language : Language.translations()) {
            assertThat(Numbers.in(Words.in(language).say(message)))
                    .isEqualTo(Numbers.in(Words.in(Language.ENGLISH).say(message)));
        }
    }

    @Test
    void shouldTellOneFromMany() {
        Words english = Words.in(Language.ENGLISH);

        assertThat(english.say(Message.of("environment-incomplete.missing", List.of("a"), 1)))
                .isEqualTo("A rating must disclose a; this is missing.");
        assertThat(english.say(Message.of("environment-incomplete.missing", List.of("a", "b"), 2)))
                .isEqualTo("A rating must disclose a, b; these are missing.");
    }

    @Test
    void shouldSayMessagesWithinMessages() {
        Message reason = Message.of("absent.of-meter", "wall", Message.of("absent.no-uncertainty"));
        Message both = Message.of("run-incomplete.several", Listing.clauses(List.of(reason, reason)));

        assertThat(Words.in(Language.GERMAN).sentence(Message.of("power-absent.no-watts", reason)))
                .startsWith("Leistungswerte fehlen: Messgerät wall: ");
        assertThat(Words.in(Language.JAPANESE).sentence(both)).contains("; ").endsWith("。");
        assertThat(Words.in(Language.ENGLISH).sentence(both))
                .startsWith("Meter wall: ")
                .endsWith(".");
    }

    @Test
    void shouldSayAnUnknownMessageInItsNotationAndTakeNameAsTheyAre() {
        assertThat(Words.in(Language.GERMAN).say(Message.of("no.such-id", "{0} it's")))
                .isEqualTo("no.such-id('{0} it\\'s')");
        assertThat(Words.in(Language.GERMAN).say(Message.of("place.host", "{0} it's $1")))
                .isEqualTo("Host {0} it's $1");
    }

    private static List<String> numbers(String pattern) {
        return Numbers.in(CHOICE.matcher(pattern).replaceAll("").replaceAll("\\{\\d+\\}", ""));
    }

    private static Set<Integer> arguments(String pattern) {
        return ARGUMENT.matcher(pattern)
                .results()
                .map(MatchResult::group)
                .map(text -> Integer.valueOf(text.replaceAll("\\D", "")))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
