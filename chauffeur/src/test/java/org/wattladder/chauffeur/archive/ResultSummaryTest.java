package org.wattladder.chauffeur.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.report.ArchivedRun;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.finding.Verdict;

class ResultSummaryTest {
    private static final Path GOLDEN = Path.of("../reporter/src/test/resources/golden");

    @TempDir
    private Path folder;

    @Test
    void shouldSumUpARatingByItsScore() throws IOException {
        assertThat(ResultSummary.read(GOLDEN.resolve("scored")))
                .isEqualTo(new ResultSummary(
                        Verdict.VALID,
                        new RunSubject("rating", "Server efficiency rating", RunMode.RATING, List.of("sut")),
                        Instant.parse("2026-03-01T10:00:00.123Z"),
                        Instant.parse("2026-03-01T10:30:20.123Z"),
                        new ListedFigures(
                                Optional.of(EvidenceTier.ACCEPTED_ANALYZER),
                                Optional.of(new Headline(
                                        Headline.Kind.SCORE,
                                        1162.703616,
                                        Optional.of(new Headline.Interval(1158.178819, 1167.246089)),
                                        Optional.of(EvidenceTier.ANALYZER))),
                                OptionalDouble.of(126.9),
                                OptionalDouble.of(41.7),
                                OptionalLong.of(0),
                                OptionalLong.of(1))));
    }

    @Test
    void shouldSumUpByOpsPerWattWithoutAScoreAndByNothingWithoutBoth() throws IOException {
        assertThat(ResultSummary.read(GOLDEN.resolve("full")).figures().headline())
                .isEmpty();
        Path run = changed("\"overallOpsPerWatt\" : null", "\"overallOpsPerWatt\" : 7.5");
        Headline alone = new Headline(Headline.Kind.OPS_PER_WATT, 7.5, Optional.empty(), Optional.empty());
        assertThat(ResultSummary.read(run).figures().headline()).contains(alone);
        Files.writeString(
                run.resolve("result.json"),
                Files.readString(run.resolve("result.json"))
                        .replace("\"overallScore\" : null", "\"overallScore\" : 7.50"));
        assertThat(ResultSummary.read(run).figures().headline())
                .as("a ladder's score is its ops/watt")
                .contains(alone);
    }

    @Test
    void shouldReadTheBeginningOnly() throws IOException {
        Path run = changed("\"workloads\" :", "\"workloads\" : [nonsense");
        assertThat(ResultSummary.read(run).verdict()).isEqualTo(Verdict.VALID);
        assertThat(ResultSummary.read(ArchivedRun.reportedIn(folder.resolve("archived")))
                        .verdict())
                .isEqualTo(Verdict.INVALID);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "\"title\", \"name\"",
                "\"valid\", \"perfect\"",
                "\"verdict\", \"suite\"",
                "\"startedAt\" : \"2026, \"startedAt\" : \"26",
                "\"mode\" : \"rating\", \"mode\" : \"fun\"",
                "\"mode\" : \"rating\", \"mode\" : 7",
                "\"idleWatts\" : 41.7, \"idleWatts\" : \"41\"",
                "\"tier\" : \"accepted-analyzer\", \"tier\" : \"best\"",
                "\"workloads\", \"others\"",
                "{, [",
            })
    void shouldRefuseWhatIsNoSummary(String part, String other) throws IOException {
        assertDamaged(changed(part, other));
    }

    @Test
    void shouldReadNoEndlessBeginning() throws IOException {
        assertDamaged(changed("{", "{\"a\" : [" + "1,".repeat(1 << 20) + "1],"));
        assertDamaged(changed("{", "{\"a\" : " + "[".repeat(100_000)));
    }

    private static void assertDamaged(Path run) {
        assertThatThrownBy(() -> ResultSummary.read(run))
                .isInstanceOf(IOException.class)
                .hasMessage(run.resolve("result.json") + " is damaged; 'wattladder report " + run + "' makes it again");
    }

    private Path changed(String part, String other) throws IOException {
        String text = Files.readString(GOLDEN.resolve("full/result.json"));
        assertThat(text).contains(part);
        int at = text.indexOf(part);
        Files.writeString(
                folder.resolve("result.json"), text.substring(0, at) + other + text.substring(at + part.length()));
        return folder;
    }
}
