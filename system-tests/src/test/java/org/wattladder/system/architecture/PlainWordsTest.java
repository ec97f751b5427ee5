package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plain English in what people read: no retired term, no sentence that is too long. */
class PlainWordsTest {
    private static final int MOST_WORDS = 35;
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])[\"'*)]*\\s+|(?<=[.!?][\"'*)]{1,2})\\s+");

    /** What a help text lists is no sentence. */
    private static final Pattern LISTING =
            Pattern.compile("^\\[[a-z-]+\\], \\[|^(Usage|Examples|Exit codes|Commands):|\\[-|wattladder \\w+ --");

    /** Each was replaced by a term of the field; the glossary has those. */
    private static final Pattern RETIRED = Pattern.compile(
            "(?<![\\w.-])(at once|anew|lost time|ladder ratio|J each|fit off by|known to \\d|own statistics|foreign load|holes?"
                    + "|uneven|observes|rungs?|in place of|(?:broke|breaks?|broken|breaking) off|nobody knows|how it comes about"
                    + "|made up for|refusal alone|honestly|what (?:becomes|became) of|bug of|fault of (?:Wattladder|the program)"
                    + "|half the way|the talk)(?![\\w-])",
            Pattern.CASE_INSENSITIVE);

    /** Words of a story in place of a fact; honest uses, such as <i>is used to</i>, do not match. */
    private static final Pattern HISTORY = Pattern.compile(
            "(?<![\\w.-])(that day|since then|(?:was|were|been) mended|mended since|(?:hours|days|weeks) earlier"
                    + "|(?<!(?:is|are|be|was|were|been) )used to (?:be|have|do|take|give|say|need)|back then|nowadays"
                    + "|any ?more|by now|until recently|in the meantime|as of today|at first|the first try)(?![\\w-])",
            Pattern.CASE_INSENSITIVE);

    /** Programs do not talk, live or believe: words that no hand-written page needs. */
    private static final Pattern SPOKEN = Pattern.compile(
            "(?<![\\w.-])(tells?|told|telling|somebody|nobody|anybody|whoever|who looks on|looks on|mend(?:s|ed|ing)?"
                    + "|middling|scatters?|asked for|believed?|knows nothing|held (?:at|to|by)|lies|lives"
                    + "|(?:runs?|interval|iteration) (?:that )?(?:is|are) on(?! (?:the|a|its)\\b)|of before)(?![\\w-])",
            Pattern.CASE_INSENSITIVE);

    /** Made from declarations, rules and commands; their words are judged where those are written. */
    private static final Pattern GENERATED =
            Pattern.compile("docs/(commands|configuration|findings|worklets|results|protocol|meter-check)\\.md");

    /** Where such a word means something else: file, and the words around it. */
    private static final Map<String, List<String>> MEANT_OTHERWISE = Map.of(
            "docs/configuration.md",
            List.of("one of counts, observes"),
            "chauffeur/src/main/java/org/wattladder/chauffeur/config/meter/DoubleCounting.java",
            List.of("(role: observes)"),
            "docs/security.md",
            List.of("told to say hello", "told who is served"));

    @Test
    void shouldNotUseRetiredTerms() throws IOException {
        List<String> found = new ArrayList<>();
        for (Map<String, List<String>> texts : List.of(PlainText.pages(), PlainText.messages(), PlainText.sources())) {
            found.addAll(matches(RETIRED, texts));
        }

        assertThat(found).isEmpty();
    }

    @Test
    void shouldSayWhatIsAndNotHowItCameToBe() throws IOException {
        assertThat(matches(HISTORY, PlainText.pages())).isEmpty();
    }

    @Test
    void shouldNotLetProgramsTalk() throws IOException {
        Map<String, List<String>> written = PlainText.pages();
        written.keySet().removeIf(name -> GENERATED.matcher(name).matches());

        assertThat(written).hasSizeGreaterThan(30);
        assertThat(matches(SPOKEN, written)).isEmpty();
    }

    private static List<String> matches(Pattern terms, Map<String, List<String>> texts) {
        List<String> found = new ArrayList<>();
        texts.forEach((where, blocks) -> blocks.forEach(block -> {
            String text = block;
            for (String allowed : MEANT_OTHERWISE.getOrDefault(where, List.of())) {
                text = text.replace(allowed, "");
            }
            String plain = text;
            terms.matcher(text)
                    .results()
                    .forEach(term -> found.add(where + ": " + term.group() + ": "
                            + plain.substring(
                                    Math.max(0, term.start() - 40), Math.min(plain.length(), term.end() + 40))));
        }));
        return found;
    }

    @Test
    void shouldKeepSentencesShort() throws IOException {
        TreeMap<Integer, String> longest = new TreeMap<>();
        List<String> tooLong = new ArrayList<>();
        for (Map<String, List<String>> texts : List.of(PlainText.pages(), PlainText.messages())) {
            texts.forEach((where, blocks) ->
                    blocks.forEach(block -> SENTENCE_END.splitAsStream(block).forEach(sentence -> {
                        int words = (int) Arrays.stream(sentence.split("\\s+"))
                                .filter(word -> word.matches(".*\\w.*"))
                                .count();
                        String said = words + " words in " + where + ": " + sentence;
                        boolean listing = LISTING.matcher(sentence).find();
                        if (!listing) {
                            longest.putIfAbsent(words, said);
                        }
                        if (!listing && words > MOST_WORDS) {
                            tooLong.add(said);
                        }
                    })));
        }
        longest.remove(0);
        System.out.println("The longest sentence has " + longest.lastEntry().getValue());

        assertThat(tooLong).isEmpty();
    }
}
