package org.wattladder.chauffeur.journal;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The text of a journal record: one JSON object with a checksum over the record inside. */
final class JournalLine {
    private static final String BEFORE_CHECKSUM = "{\"crc32c\":\"";
    private static final String BEFORE_RECORD = "\",\"entry\":";
    private static final int CHECKSUM_DIGITS = 8;
    private static final int RECORD_AT = BEFORE_CHECKSUM.length() + CHECKSUM_DIGITS + BEFORE_RECORD.length();

    private final JsonMapper mapper = WireCodec.archiveMapper();

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

    private static String checksum(String json) {
        CRC32C crc = new CRC32C();
        crc.update(json.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
