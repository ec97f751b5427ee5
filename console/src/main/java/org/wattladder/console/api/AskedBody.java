package org.wattladder.console.api;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.console.start.RunForm;
import org.wattladder.console.web.Refused;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Printable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.PropertyBindingException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Reads what a program asks for, and says in words for people what is wrong with it. */
final class AskedBody {
    private static final int BAD_REQUEST = 400;
    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .changeDefaultNullHandling(nulls -> JsonSetter.Value.forContentNulls(Nulls.FAIL))
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> List.of(CoercionInputShape.Boolean, CoercionInputShape.Integer, CoercionInputShape.Float)
                            .forEach(shape -> texts.setCoercion(shape, CoercionAction.Fail)))
            .build();

    private AskedBody() {}

    /**
     * Reads a run that is asked for.
     *
     * @throws Refused if the body is no JSON, no object, or holds what no run is asked for with
     */
    static AskedRun run(String body) throws Refused {
        AskedRun asked = read(body).orElseThrow(() -> refused(Message.of("console.no-object")));
        if (!asked.each().isEmpty() && !RunForm.Each.of(asked.each()).word().equals(asked.each())) {
            throw refused(
                    Message.of("console.no-such-value", new Name("each"), new Name(Printable.quote(asked.each()))));
        }
        return asked;
    }

    private static Optional<AskedRun> read(String body) throws Refused {
        try {
            return Optional.ofNullable(STRICT.readValue(body, AskedRun.class));
        } catch (PropertyBindingException unknown) {
            throw refused(Message.of("console.no-field", new Name(Printable.quote(unknown.getPropertyName()))));
        } catch (DatabindException | InputCoercionException wrong) {
            throw refused(wrong.getPath().isEmpty() ? Message.of("console.no-object") : wrongKind(wrong.getPath()));
        } catch (StreamConstraintsException excessive) {
            throw refused(Message.of("console.json-limits"));
        } catch (JacksonException broken) {
            throw refused(Message.of(
                    "console.no-json",
                    broken.getLocation().getLineNr(),
                    broken.getLocation().getColumnNr()));
        }
    }

    private static Message wrongKind(List<JacksonException.Reference> path) {
        String field = path.stream()
                .map(step -> step.getPropertyName() == null ? "[" + step.getIndex() + "]" : step.getPropertyName())
                .collect(Collectors.joining());
        boolean inAList = path.size() > 1;
        return Message.of(
                "console.wrong-kind",
                new Name(field),
                Message.of("asked-kind."
                        + (inAList ? "text" : AskedRun.kind(path.get(0).getPropertyName()))));
    }

    private static Refused refused(Message reason) {
        return new Refused(BAD_REQUEST, reason);
    }
}
