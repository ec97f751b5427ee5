package org.wattladder.reporter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleRuns;

/**
 * The formats are sealed: a change of a golden file is a change that users see. Run with {@code -Dwattladder.update=true}
 * to write them anew, then read the difference. Details say of scores and modes nothing that those of a full run do not.
 */
class GoldenFilesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    private final Locale locale = Locale.getDefault();
    private final TimeZone timeZone = TimeZone.getDefault();

    @AfterEach
    void restoreDefaults() {
        Locale.setDefault(locale);
        TimeZone.setDefault(timeZone);
    }

    @ParameterizedTest
    @CsvSource({"en-US,UTC", "de-DE,Europe/Berlin", "ja-JP,Asia/Tokyo", "tr-TR,America/St_Johns", "ar-EG,Pacific/Apia"})
    void shouldWriteTheSameBytesWhateverLocaleAndTimeZone(String language, String zone) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(language));
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        compare("full", SampleRuns.full(), name -> true);
        compare("storage", SampleRuns.storage(), name -> true);
        compare("incomplete", SampleRuns.incomplete(), name -> true);
        compare(
                "disclosed",
                SampleRuns.full().with(SampleEnvironment.complete()),
                name -> !name.equals("details.html"));
        compare("quick", SampleRuns.quick(), name -> !name.equals("details.html"));
        compare("scored", SampleRuns.scored(), name -> !name.startsWith("details"));
    }

    private static void compare(String sample, RunResult result, Predicate<String> sealed) throws IOException {
        for (Map.Entry<String, byte[]> file : Reporter.report(result).files().entrySet()) {
            if (!sealed.test(file.getKey())) {
                continue;
            }
            Path golden = GOLDEN.resolve(sample).resolve(file.getKey());
            if (Boolean.getBoolean("wattladder.update")) {
                Files.createDirectories(golden.getParent());
                Files.write(golden, file.getValue());
            }
            assertThat(new String(file.getValue(), StandardCharsets.UTF_8))
                    .as("%s, which -Dwattladder.update=true writes anew", golden)
                    .isEqualTo(Files.readString(golden));
        }
    }
}
