package org.wattladder.model.wire;

import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Turns messages into the bytes of one frame and back, strictly; safe for use by any thread. */
public final class WireCodec {
    private final JsonMapper mapper = strictMapper();

    /** The JSON settings of wire and journal: every surprise is an error, and no text commands a terminal. */
    public static JsonMapper strictMapper() {
        return JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .annotationIntrospector(new NothingMissing())
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .addModule(new SimpleModule().addDeserializer(String.class, new PrintableStrings()))
                .build();
    }

    /** The frame content of a message, without the length prefix. */
    public byte[] encode(DirectorCommand<?> command) {
        return mapper.writerFor(DirectorCommand.class).writeValueAsBytes(command);
    }

    /** The frame content of a message, without the length prefix. */
    public byte[] encode(DirectorEvent event) {
        return mapper.writerFor(DirectorEvent.class).writeValueAsBytes(event);
    }

    /**
     * Reads a frame sent by a Chauffeur.
     *
     * @throws UnknownMessage if the bytes are not exactly one known message
     */
    public DirectorCommand<?> decodeCommand(byte[] frame) {
        return decode(frame, DirectorCommand.class);
    }

    /**
     * Reads a frame sent by a Director.
     *
     * @throws UnknownMessage if the bytes are not exactly one known message
     */
    public DirectorEvent decodeEvent(byte[] frame) {
        return decode(frame, DirectorEvent.class);
    }

    private <T> T decode(byte[] frame, Class<T> type) {
        try {
            return Objects.requireNonNull(mapper.readValue(frame, type), "message");
        } catch (JacksonException | IllegalArgumentException | NullPointerException notAMessage) {
            throw new UnknownMessage(type.getSimpleName(), frame, notAMessage);
        }
    }
}
