package org.wattladder.chauffeur.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.finding.Verdict;

class RunQueryTest {
    private static final Instant START = Instant.parse("2026-03-01T23:30:00Z");

    private final IndexedRun rating = run("a-rating", "rating", "tower", START, new RunNote(List.of("Firmware 7"), ""));
    private final IndexedRun tiny =
            run("b-tiny", "tiny", "blade", START.plusSeconds(3600), new RunNote(List.of(), "after the new fan"));
    private final IndexedRun lost = new IndexedRun(
            "c-lost",
            Path.of("results"),
            "c-lost",
            new RunState.Damaged("it is broken"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            START.minusSeconds(3600),
            ListedFigures.none(),
            RunNote.none(),
            Optional.empty());

    private static IndexedRun run(String name, String suite, String host, Instant startedAt, RunNote note) {
        return new IndexedRun(
                name,
                Path.of("results"),
                name,
                new RunState.Complete(Verdict.RESEARCH),
                Optional.of(new RunSubject(suite, "Title", RunMode.RESEARCH, List.of("first", host))),
                Optional.of(startedAt),
                Optional.of(startedAt),
                startedAt,
                new ListedFigures(
                        Optional.of(EvidenceTier.ANALYZER),
                        Optional.empty(),
                        OptionalDouble.empty(),
                        OptionalDouble.empty(),
                        OptionalLong.of(0),
                        OptionalLong.of(0)),
                note,
                Optional.empty());
    }

    private List<IndexedRun> found(RunQuery query) {
        return query.of(List.of(tiny, rating, lost), Instant.EPOCH).runs();
    }

    private static RunQuery with(String host, String suite, String state, String from, String to, String text) {
        return new RunQuery(
                given(host),
                given(suite),
                given(state),
                Optional.empty(),
                given(from).map(LocalDate::parse),
                given(to).map(LocalDate::parse),
                text,
                RunOrder.NEWEST_FIRST,
                1,
                10);
    }

    private static Optional<String> given(String text) {
        return Optional.of(text).filter(each -> !each.isEmpty());
    }

    @Test
    void shouldFindByEachFieldAndByAll() {
        assertThat(found(RunQuery.everything())).containsExactly(tiny, rating, lost);
        assertThat(found(with("blade", "", "", "", "", ""))).containsExactly(tiny);
        assertThat(found(with("", "rating", "", "", "", ""))).containsExactly(rating);
        assertThat(found(with("", "", "damaged", "", "", ""))).containsExactly(lost);
        assertThat(found(with("", "", "research", "", "", ""))).containsExactly(tiny, rating);
        assertThat(found(with("", "", "", "2026-03-02", "", ""))).containsExactly(tiny);
        assertThat(found(with("", "", "", "2026-03-01", "2026-03-01", ""))).containsExactly(rating, lost);
        assertThat(found(with("", "", "", "", "", " firmware  A-RAT "))).containsExactly(rating);
        assertThat(found(with("", "", "", "", "", "fan"))).containsExactly(tiny);
        assertThat(found(with("blade", "rating", "", "", "", ""))).isEmpty();
        RunQuery weak = new RunQuery(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(EvidenceTier.ANALYZER),
                Optional.empty(),
                Optional.empty(),
                "",
                RunOrder.NEWEST_FIRST,
                1,
                10);
        assertThat(found(weak)).containsExactly(tiny, rating);
    }

    private List<IndexedRun> sorted(RunOrder.Column column, boolean descending) {
        return new RunOrder(column, descending).sorted(List.of(tiny, rating, lost));
    }

    @Test
    void shouldSortWithWhatIsAbsentLast() {
        assertThat(sorted(RunOrder.Column.NAME, false)).containsExactly(rating, tiny, lost);
        assertThat(sorted(RunOrder.Column.NAME, true)).containsExactly(lost, tiny, rating);
        assertThat(sorted(RunOrder.Column.STARTED, false)).containsExactly(lost, rating, tiny);
        assertThat(sorted(RunOrder.Column.SUITE, false)).containsExactly(tiny, rating, lost);
        assertThat(sorted(RunOrder.Column.SUITE, true)).containsExactly(tiny, rating, lost);
        assertThat(sorted(RunOrder.Column.HEADLINE, true)).containsExactly(tiny, rating, lost);
    }

    @Test
    void shouldGivePages() {
        List<IndexedRun> many = IntStream.range(0, 7)
                .mapToObj(each -> run("run-" + each, "tiny", "blade", START, RunNote.none()))
                .toList();
        RunPage last = page(3, 3).of(many, START);
        assertThat(last.runs()).containsExactly(many.get(6));
        assertThat(last.total()).isEqualTo(7);
        assertThat(last.scannedAt()).isEqualTo(START);
        assertThat(page(Integer.MAX_VALUE, Integer.MAX_VALUE).of(many, START).runs())
                .isEmpty();
        assertThatThrownBy(() -> page(0, 3)).hasMessage("pages and their size begin at 1, not 0 and 3");
    }

    private static RunQuery page(int number, int size) {
        RunQuery all = RunQuery.everything();
        return new RunQuery(
                all.host(),
                all.suite(),
                all.state(),
                all.tier(),
                all.from(),
                all.to(),
                all.text(),
                all.order(),
                number,
                size);
    }
}
