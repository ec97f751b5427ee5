package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.model.text.TextReader;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleFleets;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.page.RunView;

/** Every language says the same of the same figures. */
class TranslatedReportsTest {
    private static final List<String> PAGES = List.of("result.html", "details.html", "result.txt", "details.txt");
    private static final Pattern TAG = Pattern.compile("<style>.*?</style>|<[^>]*>|&[a-z]+;", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");
    private static final Pattern LETTER_OUTSIDE_BRACES = Pattern.compile("[A-Za-z](?![^{]*\\})");
    private static final Pattern CHOICE = Pattern.compile("\\{(\\d+),choice,([^{}]|\\{\\d\\})*\\}");
    private static final Pattern VALUE = Pattern.compile("=\"([^\"]*)\"|>([^<]+)<");

    @ParameterizedTest(name = "{0}")
    @MethodSource("runs")
    void shouldHoldTheSameNumbersInEveryLanguage(String what, RunResult run) {
        Map<String, String> files = new LinkedHashMap<>();
        Reporter.report(run, EnumSet.allOf(Language.class))
                .files()
                .forEach((name, content) -> files.put(name, new String(content, StandardCharsets.UTF_8)));
        for (String page : PAGES) {
            List<String> english = Numbers.in(text(files.get(page)));
            for (Language language : Language.translations()) {
                assertThat(Numbers.in(text(files.get(language.fileName(page)))))
                        .as("%s, %s", what, language.fileName(page))
                        .isEqualTo(english);
            }
        }
    }

    /** In a language without a Latin letter only what the result holds is still written in Latin letters. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("runs")
    void shouldSayNothingButWordsOfTheLanguageAndNamesOfTheResult(String what, RunResult run) throws IOException {
        Map<String, String> unreadable = new TreeMap<>(WordFile.read(Language.JAPANESE));
        unreadable.replaceAll((id, pattern) -> LETTER_OUTSIDE_BRACES
                .matcher(CHOICE.matcher(pattern).replaceAll("{$1}"))
                .replaceAll("字"));
        Words words = new Words(Language.JAPANESE, unreadable);
        RunFigures figures = RunFigures.of(run);
        SuiteSystem system = SuiteSystems.of(figures);
        Judgement judgement = SuiteSystems.judge(figures);
        RunView view = RunView.of(figures, judgement, system.headline(figures), system.sections(figures));
        Set<String> names = names(run, unreadable.keySet());
        for (Finding finding : judgement.findings()) {
            names.addAll(words(finding.id()));
            quoted(finding.message(), names);
        }
        for (PageFormat page : Reporter.pages()) {
            names.addAll(words(words.language().fileName(page.fileName())));
        }
        for (PageFormat page : Reporter.pages()) {
            StringWriter written = new StringWriter();
            page.write(view, words, written);
            assertThat(words(text(written.toString())))
                    .as("%s, %s: words that are neither in the word files nor in the result", what, page.fileName())
                    .isNotEmpty()
                    .isSubsetOf(names);
        }
    }

    static Stream<Arguments> runs() {
        return Stream.of(
                Arguments.of("full", SampleRuns.full()),
                Arguments.of("scored", SampleRuns.scored()),
                Arguments.of("disclosed", SampleRuns.full().with(SampleEnvironment.complete())),
                Arguments.of("storage", SampleRuns.storage()),
                Arguments.of("fleet", SampleFleets.of(3)),
                Arguments.of("quick", SampleRuns.quick()),
                Arguments.of("incomplete", SampleRuns.incomplete()));
    }

    /** The words of every value of a result; of messages, of what they quote. */
    private static Set<String> names(RunResult run, Set<String> ids) {
        Set<String> names = new TreeSet<>();
        VALUE.matcher(new ResultXml().write(run)).results().forEach(value -> {
            String text = value.group(1) == null ? value.group(2) : value.group(1);
            int end = text.indexOf('(');
            if (ids.contains(end < 0 ? text : text.substring(0, end))) {
                quoted(TextReader.read(text.replace("&apos;", "'").replace("&quot;", "\"")), names);
            } else {
                names.addAll(words(text));
            }
        });
        return names;
    }

    private static void quoted(Text text, Set<String> names) {
        if (text instanceof Name name) {
            names.addAll(words(name.text()));
        } else if (text instanceof Message message) {
            message.arguments().forEach(argument -> quoted(argument, names));
        } else if (text instanceof Listing listing) {
            listing.parts().forEach(part -> quoted(part, names));
        }
    }

    private static Set<String> words(String text) {
        Set<String> words = new TreeSet<>();
        WORD.matcher(text).results().forEach(word -> words.add(word.group().toLowerCase(Locale.ROOT)));
        return words;
    }

    /** What a reader sees of a page. */
    private static String text(String page) {
        return page.startsWith("<!DOCTYPE")
                ? String.join(" ", Arrays.asList(TAG.split(page, -1)))
                : page.replace("\n", " ");
    }
}
