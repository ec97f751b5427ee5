package org.wattladder.reporter.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** No text is left in English by accident. */
class UntranslatedTest {
    private static final Map<String, String> ENGLISH = WordFile.read(Language.ENGLISH);
    private static final Pattern ARGUMENT = Pattern.compile("\\{\\d+(,choice,([^{}]|\\{\\d\\})*)?\\}");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+");

    /** Names, units, options and files, which every language writes alike. */
    private static final Set<String> NAMES = Set.of(
            ("A B BIOS BMC Bearer C CPU CPUs Chauffeur Director ENERGY Efficiency FOLDER GB GC GFLOPS Gbit GiB HOST HPL Hello Holm Hz I ICPE IO J JDK JSON JVM Java MB MHz MT MiB NUMA O OS"
                            + " PORT PRIMERGY PostgreSQL RUNDIR Rating Rmax Rpeak SERT SHA SMT SOURCE SPEC STAR Server TLS Tool UTC V W WAL Wattladder auto cgroup check compare config csv disk docs environment findings"
                            + " force gz hello html interleave jar levels limit listen local md meter meters min mincore most ms n name none ns only ops p plan plugins ppm probe quick remote repeat report"
                            + " reference result resume run runs h s sensor sqrt t tar u ulimit Wh wattladder x xml yaml")
                    .split(" "));

    /** English words that are German ones too. */
    private static final Set<String> GERMAN = Set.of(
            "Client Clients Daemon Details Firmware Heap Host Hosts Journal Kernel Microcode Software Start Suite System Turbo Worklet Worklets Workload"
                    .split(" "));

    private static final Set<String> ENGLISH_ONLY = Set.of(
            "the is are of and not with by to for it its from or each this that which has have does cannot".split(" "));

    @Test
    void shouldWriteJapaneseInJapanese() {
        Map<String, Set<String>> left = new TreeMap<>();
        WordFile.read(Language.JAPANESE).forEach((id, pattern) -> {
            Set<String> words = words(pattern);
            words.removeAll(NAMES);
            if (!words.isEmpty()) {
                left.put(id, words);
            }
        });

        assertThat(left).isEmpty();
    }

    @Test
    void shouldWriteGermanInGerman() {
        Map<String, String> left = new TreeMap<>(WordFile.read(Language.GERMAN));
        left.entrySet().removeIf(entry -> {
            Set<String> words = words(entry.getValue());
            if (entry.getValue().equals(ENGLISH.get(entry.getKey()))) {
                words.removeAll(NAMES);
                words.removeAll(GERMAN);
            } else {
                words.retainAll(ENGLISH_ONLY);
            }
            return words.isEmpty();
        });

        assertThat(left).isEmpty();
    }

    private static Set<String> words(String pattern) {
        return WORD.matcher(ARGUMENT.matcher(pattern).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
