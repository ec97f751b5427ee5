package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wattladder.reporter.language.Words;

/** Every id of a message in code and templates has words, and all words are of a message in them. */
@AnalyzeClasses(
        packages = "org.wattladder",
        importOptions = {ImportOption.DoNotIncludeTests.class, WithoutSamples.class})
class MessageIdsTest {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z0-9-]+)+");

    private static final Pattern FILE = Pattern.compile(".*\\.(js|yaml)");

    /** In results that a released version wrote, and no longer made. */
    private static final Set<String> KEPT = Set.of("absent.clock-watched-too-shortly");

    /** What a compiler makes of {@code "tier." + label}. */
    private static final Pattern JOINED = Pattern.compile("([a-z][a-z0-9-]*\\.)\u0001");

    @ArchTest
    static void everyIdHasWords(JavaClasses classes) throws IOException {
        Set<String> worded = worded();
        Set<String> groups = worded.stream().map(MessageIdsTest::group).collect(Collectors.toSet());
        Set<String> wordless = new TreeSet<>(constants(classes));
        wordless.removeIf(text -> !ID.matcher(text).matches()
                || FILE.matcher(text).matches()
                || !groups.contains(group(text))
                || worded.contains(text));

        assertThat(wordless).isEmpty();
    }

    @ArchTest
    static void allWordsAreUsed(JavaClasses classes) throws IOException {
        Set<String> constants = constants(classes);
        Set<String> joined = constants.stream()
                .map(JOINED::matcher)
                .filter(matcher -> matcher.matches())
                .map(matcher -> matcher.group(1))
                .collect(Collectors.toSet());
        Set<String> unused = new TreeSet<>(worded());
        unused.removeAll(constants);
        unused.removeAll(KEPT);
        unused.removeIf(id -> joined.stream().anyMatch(id::startsWith));

        assertThat(unused).isEmpty();
    }

    private static Set<String> worded() throws IOException {
        Properties words = new Properties();
        for (String name : List.of("en.properties", "labels.en.properties", "console.en.properties")) {
            try (InputStream file = Words.class.getResourceAsStream(name)) {
                words.load(file);
            }
        }
        return words.stringPropertyNames();
    }

    private static Set<String> constants(JavaClasses classes) throws IOException {
        Set<String> constants = new TreeSet<>();
        for (JavaClass type : classes) {
            constants.addAll(StringConstants.of(type));
        }
        return constants;
    }

    private static String group(String id) {
        return id.substring(0, Math.max(0, id.indexOf('.')));
    }
}
