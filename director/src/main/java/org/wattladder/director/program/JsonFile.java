package org.wattladder.director.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The JSON file that a program has written when it ends; read after the interval. */
public final class JsonFile {
    private static final long MOST_BYTES = 16L << 20;

    private final Optional<JsonNode> root;

    private JsonFile(Optional<JsonNode> root) {
        this.root = root;
    }

    /** Of a program that writes none. */
    public static JsonFile none() {
        return new JsonFile(Optional.empty());
    }

    /**
     * What it says.
     *
     * @throws Untrustworthy if it is not there, or no JSON
     */
    public static JsonFile read(Path file) throws Untrustworthy {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new IOException("it is larger than 16 MiB");
            }
            String text = Files.readString(file);
            return new JsonFile(Optional.of(JsonMapper.shared().readTree(text)));
        } catch (IOException | JacksonException unreadable) {
            throw new Untrustworthy(Message.of("program.no-json", ExceptionText.of(unreadable)));
        }
    }

    /**
     * The number that a pointer of RFC 6901 leads to.
     *
     * @throws Untrustworthy if there is no finite number from 0
     */
    double number(String pointer) throws Untrustworthy {
        JsonNode found = root.orElseThrow().at(pointer);
        if (!found.isNumber() || !(found.doubleValue() >= 0) || Double.isInfinite(found.doubleValue())) {
            throw new Untrustworthy(Message.of("program.no-number", new Name(pointer)));
        }
        return found.doubleValue();
    }
}
