package org.wattladder.chauffeur.journal;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The text of journal records: one JSON object each, with the SHA-256 of the one of the line before and of the record
 * inside, so that no line can be changed, left out, added or moved without those behind it.
 */
final class JournalLine {
    private static final String BEFORE_CHECKSUM = "{\"sha256\":\"";
    private static final String BEFORE_RECORD = "\",\"entry\":";
    private static final int CHECKSUM_DIGITS = 64;
    private static final int RECORD_AT = BEFORE_CHECKSUM.length() + CHECKSUM_DIGITS + BEFORE_RECORD.length();

    private static final Pattern FIRST = Pattern.compile(
            "\\{\"sha256\":\"[0-9a-f]{64}\",\"entry\":\\{\"record\":\"run-started\"(?:,\"formatVersion\":(\\d{1,9}))?.*\\}\\}");

    private static final JsonMapper MAPPER = WireCodec.strictMapper();

    private String last;

    /** Lines behind this checksum; empty at the beginning of a journal. */
    JournalLine(String last) {
        this.last = last;
    }

    /** The checksum of the last line that was read, or {@linkplain #written(String) written}. */
    String last() {
        return last;
    }

    /** The next line, once it is {@linkplain #written(String) written}. */
    String text(JournalRecord record) {
        String json = MAPPER.writerFor(JournalRecord.class).writeValueAsString(record);
        return BEFORE_CHECKSUM + checksum(json) + BEFORE_RECORD + json + "}";
    }

    /** This line is in the journal now. */
    void written(String line) {
        last = line.substring(BEFORE_CHECKSUM.length(), BEFORE_CHECKSUM.length() + CHECKSUM_DIGITS);
    }

    /**
     * Reads the next line.
     *
     * @throws IllegalArgumentException if the line is torn, altered or not a known record
     */
    JournalRecord read(String line) {
        String json = json(line);
        String written = line.substring(BEFORE_CHECKSUM.length(), BEFORE_CHECKSUM.length() + CHECKSUM_DIGITS);
        if (!checksum(json).equals(written)) {
            throw new IllegalArgumentException("the checksum does not match this record and the line before");
        }
        JournalRecord record = record(json);
        last = written;
        return record;
    }

    /**
     * The record of a line whose predecessor is not known, so that its checksum says nothing.
     *
     * @throws IllegalArgumentException if the line is torn or not a known record
     */
    static JournalRecord unchecked(String line) {
        return record(json(line));
    }

    private static String json(String line) {
        if (line.length() <= RECORD_AT || !line.startsWith(BEFORE_CHECKSUM) || !line.endsWith("}")) {
            throw new IllegalArgumentException("not a journal line");
        }
        return line.substring(RECORD_AT, line.length() - 1);
    }

    private static JournalRecord record(String json) {
        try {
            return MAPPER.readValue(json, JournalRecord.class);
        } catch (JacksonException unknown) {
            throw new IllegalArgumentException(unknown.getOriginalMessage(), unknown);
        }
    }

    /** Why the journal that begins with this line is not read; empty when it is, or when the line is no whole first record. */
    static Optional<String> refusal(String line) {
        Matcher first = FIRST.matcher(line);
        return first.matches()
                ? FormatVersion.refusal(
                        first.group(1) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(first.group(1))))
                : Optional.empty();
    }

    private String checksum(String json) {
        return Sha256.of((last + json).getBytes(StandardCharsets.UTF_8));
    }
}
