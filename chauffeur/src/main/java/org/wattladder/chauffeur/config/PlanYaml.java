package org.wattladder.chauffeur.config;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.wire.NothingMissing;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.PlainYaml;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.problem.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/** The resolved plan as text, {@code plan.yaml} of a run directory; what is written reads back equal. */
public final class PlanYaml {
    /** More than the plan of any run has. */
    public static final int LARGEST_BYTES = 3 << 20;

    private static final String VERSION_KEY = "format-version";

    private static final Pattern VERSION = Pattern.compile("(?m)^" + VERSION_KEY + ": *(\\d{1,9})\\s*$");

    /** Which place among all components a missing one has tells nobody anything. */
    private static final String FEATURE = " \\(index \\d+\\)";

    private static final YAMLMapper MAPPER = mapper();

    private PlanYaml() {}

    /** The plan as YAML, lengths as seconds, names with hyphens; equal plans give equal texts. */
    public static String write(RunPlan plan) {
        return VERSION_KEY + ": " + FormatVersion.CURRENT + "\n" + MAPPER.writeValueAsString(plan);
    }

    /**
     * The plan of a text that {@link #write} made.
     *
     * @throws IllegalArgumentException if it is none, with the place in the text where it is known
     */
    public static RunPlan read(String text) {
        return read(text, "plan.yaml");
    }

    static RunPlan read(String text, String file) {
        Optional<Problem> odd = new PlainYaml(file, LARGEST_BYTES).check(text);
        if (odd.isPresent()) {
            throw new IllegalArgumentException(file + " is no plan: " + odd.get());
        }
        Matcher version = VERSION.matcher(text);
        FormatVersion.refusal(version.find() ? OptionalInt.of(Integer.parseInt(version.group(1))) : OptionalInt.empty())
                .ifPresent(refusal -> {
                    throw new IllegalArgumentException(file + " " + refusal);
                });
        try {
            return MAPPER.readValue(text, RunPlan.class);
        } catch (JacksonException e) {
            String place = e.getLocation() == null || e.getLocation().getLineNr() < 1
                    ? ""
                    : " line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr() + ":";
            throw new IllegalArgumentException(
                    file + " is no plan:" + place + " " + e.getOriginalMessage().replaceFirst(FEATURE, ""), e);
        }
    }

    /**
     * The plan in a file.
     *
     * @throws IOException with a sentence, if it cannot be read or is too large or no text
     * @throws IllegalArgumentException if it is no plan
     */
    public static RunPlan read(Path file) throws IOException {
        try {
            return read(BoundedFile.text(file, LARGEST_BYTES));
        } catch (CharacterCodingException other) {
            throw new IOException(file + " is not text in UTF-8", other);
        }
    }

    /** SHA-256 of the text of the plan, in hexadecimal digits; differs when anything in the plan differs. */
    public static String hash(RunPlan plan) {
        return Sha256.of(write(plan).getBytes(StandardCharsets.UTF_8));
    }

    private static YAMLMapper mapper() {
        return YAMLMapper.builder()
                .addMixIn(RunPlan.class, Versioned.class)
                .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .annotationIntrospector(new NothingMissing())
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
                .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
                .disable(YAMLWriteFeature.SPLIT_LINES)
                .disable(YAMLWriteFeature.USE_NATIVE_TYPE_ID)
                .enable(YAMLWriteFeature.MINIMIZE_QUOTES)
                .enable(YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
                .addModule(new SimpleModule()
                        .addSerializer(Duration.class, new LengthWriter())
                        .addDeserializer(Duration.class, new LengthReader()))
                .build();
    }

    /** The version stands beside the components of the plan. */
    @JsonIgnoreProperties(VERSION_KEY)
    private interface Versioned {}

    private static final class LengthWriter extends StdSerializer<Duration> {
        LengthWriter() {
            super(Duration.class);
        }

        @Override
        public void serialize(Duration length, JsonGenerator out, SerializationContext context) {
            out.writeString(LengthText.write(length));
        }
    }

    private static final class LengthReader extends StdDeserializer<Duration> {
        LengthReader() {
            super(Duration.class);
        }

        @Override
        public Duration deserialize(JsonParser in, DeserializationContext context) {
            String text = in.getString();
            return LengthText.parse(text)
                    .orElseThrow(() -> context.weirdStringException(text, Duration.class, "no length of time"));
        }
    }
}
