package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostResult;

/**
 * The first and the last record of a journal, read without what lies between, however long it is.
 *
 * @param started how the run began; empty when not even that was recorded
 * @param ended how it ended; empty when it was cut off, is going on, or was resumed since
 */
public record JournalEnds(Optional<JournalRecord.RunStarted> started, Optional<JournalRecord.RunEnded> ended) {
    private static final int LEAST_BYTES = 1 << 12;
    private static final int MOST_BYTES = 1 << 16;
    private static final String JOINED = "{\"record\":\"host-joined\"";
    private static final String STARTED = "{\"record\":\"worklet-started\"";
    private static final String ENDED = "{\"record\":\"run-ended\"";

    /**
     * Reads both.
     *
     * @throws BrokenJournal if it is of another version, or its first line does not hold; lines behind are not checked
     */
    public static JournalEnds of(Path file) throws IOException {
        try (RandomAccessFile journal = new RandomAccessFile(file.toFile(), "r")) {
            return new JournalEnds(first(file, begin(journal)), last(end(journal)));
        }
    }

    /** As much of the beginning as holds the first line, as most are short; no more than the limit. */
    private static String begin(RandomAccessFile journal) throws IOException {
        String begin = part(journal, 0, LEAST_BYTES);
        return begin.indexOf('\n') < 0 ? part(journal, 0, MOST_BYTES) : begin;
    }

    /** As much of the end as holds the last whole line. */
    private static String end(RandomAccessFile journal) throws IOException {
        String end = part(journal, journal.length() - LEAST_BYTES, LEAST_BYTES);
        return end.indexOf('\n') == end.lastIndexOf('\n')
                ? part(journal, journal.length() - MOST_BYTES, MOST_BYTES)
                : end;
    }

    /**
     * The hosts that joined at the beginning; none when none had joined within the first records.
     *
     * @throws IOException if it cannot be read; lines are not checked against each other
     */
    public static List<HostResult> hosts(Path file) throws IOException {
        List<HostResult> hosts = new ArrayList<>();
        try (RandomAccessFile journal = new RandomAccessFile(file.toFile(), "r")) {
            String begin = part(journal, 0, MOST_BYTES);
            List<String> lines =
                    begin.substring(0, begin.lastIndexOf('\n') + 1).lines().toList();
            for (String line : lines) {
                if (line.contains(JOINED) && JournalLine.unchecked(line) instanceof JournalRecord.HostJoined joined) {
                    hosts.add(joined.host());
                }
            }
        } catch (IllegalArgumentException broken) {
            throw new BrokenJournal(file + ": " + broken.getMessage());
        }
        return hosts;
    }

    /**
     * Whether clients of a worklet were ready within the first records.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean hasWorklet(Path file) throws IOException {
        try (RandomAccessFile journal = new RandomAccessFile(file.toFile(), "r")) {
            return part(journal, 0, MOST_BYTES).contains(STARTED);
        }
    }

    private static String part(RandomAccessFile journal, long from, int most) throws IOException {
        long begin = Math.max(0, from);
        byte[] part = new byte[(int) Math.min(most, journal.length() - begin)];
        journal.seek(begin);
        journal.readFully(part);
        return new String(part, StandardCharsets.UTF_8);
    }

    private static Optional<JournalRecord.RunStarted> first(Path file, String begin) throws BrokenJournal {
        int end = begin.indexOf('\n');
        if (end < 0) {
            return Optional.empty();
        }
        String line = begin.substring(0, end);
        Optional<String> refusal = JournalLine.refusal(line);
        if (refusal.isPresent()) {
            throw new BrokenJournal(file + " " + refusal.get());
        }
        try {
            return new JournalLine("").read(line) instanceof JournalRecord.RunStarted started
                    ? Optional.of(started)
                    : Optional.empty();
        } catch (IllegalArgumentException broken) {
            throw new BrokenJournal(file + ":1: " + broken.getMessage());
        }
    }

    /** What a crash cut off behind the last line feed does not count, as everywhere. */
    private static Optional<JournalRecord.RunEnded> last(String tail) {
        int end = tail.lastIndexOf('\n');
        String line = tail.substring(tail.lastIndexOf('\n', end - 1) + 1, Math.max(0, end));
        if (!line.contains(ENDED)) {
            return Optional.empty();
        }
        try {
            return JournalLine.unchecked(line) instanceof JournalRecord.RunEnded ended
                    ? Optional.of(ended)
                    : Optional.empty();
        } catch (IllegalArgumentException cut) {
            return Optional.empty();
        }
    }
}
