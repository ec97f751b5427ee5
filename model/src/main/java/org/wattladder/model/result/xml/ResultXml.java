package org.wattladder.model.result.xml;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.result.RunResult;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.dataformat.xml.XmlMapper;
import tools.jackson.dataformat.xml.XmlWriteFeature;

/**
 * Writes and reads the text of {@code result.xml} as a stream; safe for use by any thread.
 *
 * <p>Every text is checked against the schema {@code result.xsd}, which stands beside this class, before it is bound.
 */
public final class ResultXml {
    private final XmlMapper mapper = XmlMapper.builder()
            .annotationIntrospector(new XmlShape())
            .addModule(new SimpleModule()
                    .addSerializer(String.class, new LegalText())
                    .addDeserializer(String.class, new SharedTexts()))
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(XmlWriteFeature.WRITE_XML_DECLARATION)
            .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS, DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .withConfigOverride(
                    List.class, empty -> empty.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .build();

    private final ResultSchema schema = new ResultSchema();

    /** A text that can be opened more than once: it is checked first, then bound. */
    @FunctionalInterface
    public interface Text {
        /** A stream from its beginning, in UTF-8; the reader closes it. */
        InputStream open() throws IOException;
    }

    /** The text of a result, the same for equal results. */
    public String write(RunResult result) {
        return mapper.writer().withRootName("result").writeValueAsString(result);
    }

    /** Writes the same text in UTF-8; the stream stays open. */
    public void write(RunResult result, OutputStream out) throws IOException {
        try {
            mapper.writer()
                    .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                    .withRootName("result")
                    .writeValue(out, result);
        } catch (JacksonException failed) {
            throw cause(failed);
        }
    }

    /** What the stream threw, however deep in the result it was hit. */
    private static IOException cause(JacksonException failed) {
        for (Throwable each = failed.getCause(); each != null; each = each.getCause()) {
            if (each instanceof IOException full) {
                return full;
            }
        }
        throw failed;
    }

    /**
     * Reads a result.
     *
     * @param text content of a {@code result.xml}
     * @param source name of the file, for error sentences
     * @throws InvalidResult if the text breaks the schema, naming file, line and column
     */
    public RunResult read(String text, String source) throws InvalidResult {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            return read(() -> new ByteArrayInputStream(bytes), source);
        } catch (IOException memoryCannotFail) {
            throw new UncheckedIOException(memoryCannotFail);
        }
    }

    /**
     * Reads a result without ever holding its whole text.
     *
     * @param source name of the file, for error sentences
     * @throws IOException if the text cannot be opened or read
     * @throws InvalidResult if the text breaks the schema, naming file, line and column
     */
    public RunResult read(Text text, String source) throws IOException, InvalidResult {
        check(text, source);
        return bind(text, source);
    }

    /** The first half of {@link #read(Text, String)}: nothing is said of a text that the schema allows. */
    public void check(Text text, String source) throws IOException, InvalidResult {
        try (InputStream checked = text.open()) {
            schema.check(checked, source);
        }
    }

    /** The second half; what it gives is worth nothing until the check, which may be made beside it, has passed. */
    public RunResult bind(Text text, String source) throws IOException, InvalidResult {
        try (InputStream bound = text.open()) {
            return mapper.readerFor(RunResult.class)
                    .withAttribute(SharedTexts.SEEN, new HashMap<String, String>())
                    .readValue(bound);
        } catch (JacksonException | IllegalArgumentException unbound) {
            throw new InvalidResult(source + place(unbound) + ": " + sentence(unbound), unbound);
        }
    }

    private static String place(Exception unbound) {
        TokenStreamLocation location = unbound instanceof JacksonException exception ? exception.getLocation() : null;
        return location == null || location.getLineNr() < 1
                ? ""
                : ":" + location.getLineNr() + ":" + location.getColumnNr();
    }

    private static String sentence(Exception unbound) {
        if (unbound instanceof InvalidFormatException format) {
            return "\"" + format.getValue() + "\" cannot stand here; expected is a "
                    + (Number.class.isAssignableFrom(format.getTargetType())
                                    || format.getTargetType().isPrimitive()
                            ? "number"
                            : "value of another kind");
        }
        String message =
                unbound instanceof JacksonException exception ? exception.getOriginalMessage() : unbound.getMessage();
        return Objects.requireNonNullElse(message, unbound.toString())
                .lines()
                .findFirst()
                .orElse("");
    }
}
