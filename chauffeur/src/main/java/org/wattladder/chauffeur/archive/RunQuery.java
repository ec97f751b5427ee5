package org.wattladder.chauffeur.archive;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.EvidenceTier;

/**
 * Which runs of an index are asked for; a run has to match everything that is given.
 *
 * @param host name of a system under test
 * @param suite name of the suite
 * @param state label of how it stands: a verdict, running, aborted or damaged
 * @param tier weakest evidence of the run
 * @param from first day in UTC on which it may have begun
 * @param to last such day
 * @param text words that all stand in its name, its labels or its note, in any case
 * @param order how they are sorted
 * @param page from 1
 * @param size most runs of a page, at least 1
 */
public record RunQuery(
        Optional<String> host,
        Optional<String> suite,
        Optional<String> state,
        Optional<EvidenceTier> tier,
        Optional<LocalDate> from,
        Optional<LocalDate> to,
        String text,
        RunOrder order,
        int page,
        int size) {
    public RunQuery {
        if (page < 1 || size < 1) {
            throw new IllegalArgumentException("pages and their size begin at 1, not " + page + " and " + size);
        }
    }

    /** Every run, on one page. */
    public static RunQuery everything() {
        return new RunQuery(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "",
                RunOrder.NEWEST_FIRST,
                1,
                Integer.MAX_VALUE);
    }

    RunPage of(List<IndexedRun> newestFirst, Instant scannedAt) {
        List<String> words = Arrays.stream(folded(text).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        List<IndexedRun> matching = order.sorted(newestFirst.stream()
                .filter(run -> matches(run) && holds(run, words))
                .toList());
        long before = (page - 1L) * size;
        return new RunPage(matching.stream().skip(before).limit(size).toList(), matching.size(), scannedAt);
    }

    private boolean matches(IndexedRun run) {
        return matches(suite, run.subject().map(RunSubject::suite))
                && (host.isEmpty()
                        || run.subject().stream().anyMatch(of -> of.hosts().contains(host.get())))
                && matches(state, Optional.of(run.state().label()))
                && matches(tier, run.figures().tier())
                && from.stream().noneMatch(day -> day.isAfter(day(run)))
                && to.stream().noneMatch(day -> day.isBefore(day(run)));
    }

    private static <T> boolean matches(Optional<T> asked, Optional<T> found) {
        return asked.isEmpty() || asked.equals(found);
    }

    private static LocalDate day(IndexedRun run) {
        return LocalDate.ofInstant(run.listedAt(), ZoneOffset.UTC);
    }

    private static boolean holds(IndexedRun run, List<String> words) {
        List<String> texts = Stream.concat(Stream.of(run.name(), run.note().text()), run.note().labels().stream())
                .map(RunQuery::folded)
                .toList();
        return words.stream().allMatch(word -> texts.stream().anyMatch(each -> each.contains(word)));
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
