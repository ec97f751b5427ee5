package org.wattladder.chauffeur.journal;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The text of a journal record: one JSON object with a checksum over the record inside. */
final class JournalLine {
    private static final String BEFORE_CHECKSUM = "{\"crc32c\":\"";
    private static final String BEFORE_RECORD = "\",\"entry\":";
    private static final int CHECKSUM_DIGITS = 8;
    private static final int RECORD_AT = BEFORE_CHECKSUM.length() + CHECKSUM_DIGITS + BEFORE_RECORD.length();

    private static final Pattern FIRST = Pattern.compile(
            "\\{\"crc32c\":\"[0-9a-f]{8}\",\"entry\":\\{\"record\":\"run-started\"(?:,\"formatVersion\":(\\d{1,9}))?.*\\}\\}");

    private final JsonMapper mapper = WireCodec.strictMapper();

    String write(JournalRecord record) {
        String json = mapper.writerFor(JournalRecord.class).writeValueAsString(record);
        return BEFORE_CHECKSUM + checksum(json) + BEFORE_RECORD + json + "}";
    }

    /**
     * Reads one line.
     *
     * @throws IllegalArgumentException if the line is torn, altered or not a known record
     */
    JournalRecord read(String line) {
        if (line.length() <= RECORD_AT || !line.startsWith(BEFORE_CHECKSUM) || !line.endsWith("}")) {
            throw new IllegalArgumentException("not a journal line");
        }
        String json = line.substring(RECORD_AT, line.length() - 1);
        String written = line.substring(BEFORE_CHECKSUM.length(), BEFORE_CHECKSUM.length() + CHECKSUM_DIGITS);
        if (!checksum(json).equals(written)) {
            throw new IllegalArgumentException("the checksum does not match");
        }
        try {
            return mapper.readValue(json, JournalRecord.class);
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

    private static String checksum(String json) {
        CRC32C crc = new CRC32C();
        crc.update(json.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
