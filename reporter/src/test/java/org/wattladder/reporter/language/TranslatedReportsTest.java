package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleFleets;
import org.wattladder.reporter.sample.SampleRuns;

/** Every language says the same of the same figures. */
class TranslatedReportsTest {
    private static final List<String> PAGES = List.of("result.html", "details.html", "result.txt", "details.txt");
    private static final Pattern TAG = Pattern.compile("<pre>.*?</pre>|<style>.*?</style>|<[^>]*>", Pattern.DOTALL);
    private static final Pattern ENGLISH =
            Pattern.compile("\\b(the|of|and|is|were|not|per|its|to|by|for|with|absent|average|level|measured|none)\\b");
    private static final Pattern FREE =
            Pattern.compile("the [a-z-]+( \\(.*\\)|（.*）)?|.*2 &lt;.*|Server efficiency rating.*"
                    + "|.*&lt;2.4 GHz&gt;.*|PCsensor.*|A Disk.*|[a-z-]+\\.[a-z-]+");
    /** Names, identifiers, units, and words that are the same in the other language. */
    private static final Pattern SAME = Pattern.compile(
            "[^ ]*[0-9=/._–-][^ ]*|crypto-aes|lu|decrypt|encrypt|factorise|Ranges|idle|cpu|sut|wall|inlet|local"
                    + "|rating|tower|Linux|Run|Host|Java|JVM|Server|VM|OpenJDK|Wattladder|Processor\\(R\\)|PCsensor|YokogawaWT330"
                    + "|amd64|GiB|MiB|min|s|ms|W|C|V|A|h|pm|ppm|Heap|Clients?|Worklet|Workload|Daemon|Suite|Hosts?|Name|System"
                    + "|p[0-9.]+|CPUs?|ranges|amperes|hosts|efficiency|Disk|Mk|sda|ext4|xfs|BMC|USB.*|Version");

    @ParameterizedTest(name = "{0}")
    @MethodSource("reports")
    void shouldHoldTheSameNumbersInEveryLanguage(String what, Map<String, String> files) {
        for (String page : PAGES) {
            List<String> english = Numbers.in(text(files.get(page)));
            for (Language language : Language.translations()) {
                assertThat(Numbers.in(text(files.get(language.fileName(page)))))
                        .as("%s, %s", what, language.fileName(page))
                        .isEqualTo(english);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("reports")
    void shouldLeaveNoEnglish(String what, Map<String, String> files) {
        for (Language language : Language.translations()) {
            for (String page : List.of("result.html", "details.html")) {
                String translated = files.get(language.fileName(page));
                assertThat(translated)
                        .as("%s, %s", what, language.fileName(page))
                        .contains("<html lang=\"" + language.tag() + "\">")
                        .doesNotContain("<span lang=\"en\">");
                assertThat(leftOver(nodes(files.get(page)), nodes(translated)))
                        .as("%s, %s", what, language.fileName(page))
                        .isEmpty();
            }
        }
    }

    static Stream<Arguments> reports() {
        return Stream.of(
                        Map.entry("full", SampleRuns.full()),
                        Map.entry("scored", SampleRuns.scored()),
                        Map.entry("disclosed", SampleRuns.full().with(SampleEnvironment.complete())),
                        Map.entry("fleet", SampleFleets.of(3)),
                        Map.entry("quick", SampleRuns.quick()),
                        Map.entry("incomplete", SampleRuns.incomplete()))
                .map(run -> Arguments.of(run.getKey(), files(run.getValue())));
    }

    private static Map<String, String> files(RunResult run) {
        Set<Language> all = EnumSet.allOf(Language.class);
        Map<String, String> texts = new LinkedHashMap<>();
        Reporter.report(run, all)
                .files()
                .forEach((name, content) -> texts.put(name, new String(content, StandardCharsets.UTF_8)));
        return texts;
    }

    /** Texts that are the same in both though they hold words, and texts that hold words of English still. */
    private static Set<String> leftOver(List<String> english, List<String> other) {
        assertThat(other).hasSameSizeAs(english);
        Set<String> left = new TreeSet<>();
        for (int i = 0; i < english.size(); i++) {
            boolean same = english.get(i).equals(other.get(i)) && !isData(english.get(i));
            if (same
                    || (!isFree(english.get(i)) && ENGLISH.matcher(other.get(i)).find())) {
                left.add(other.get(i));
            }
        }
        return left;
    }

    private static boolean isData(String text) {
        return isFree(text)
                || Arrays.stream(text.split("[ ,;:()·]+", -1))
                        .filter(word -> word.chars().anyMatch(Character::isLetter))
                        .allMatch(word -> SAME.matcher(word).matches());
    }

    /** What a tester, a machine or a plan wrote. */
    private static boolean isFree(String text) {
        return FREE.matcher(text).matches();
    }

    private static List<String> nodes(String html) {
        return Arrays.stream(TAG.split(html, -1))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private static String text(String page) {
        return page.startsWith("<!DOCTYPE") ? String.join(" ", nodes(page)) : page.replace("\n", " ");
    }
}
