package org.wattladder.model.result.xml;

import java.io.IOException;
import java.io.StringReader;
import java.net.URL;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.sax.SAXSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.wattladder.model.result.RunResult;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.dataformat.xml.XmlMapper;
import tools.jackson.dataformat.xml.XmlWriteFeature;

/**
 * Writes and reads the text of {@code result.xml}; safe for use by any thread.
 *
 * <p>Every text is checked against the schema {@code result.xsd}, which stands beside this class, before it is bound. A
 * document type is refused, and with it every entity; external schemas are never fetched.
 */
public final class ResultXml {
    private static final Pattern OTHER_VERSION = Pattern.compile("<\\?xml\\s+version\\s*=\\s*[\"'](?!1\\.0[\"'])");

    private final XmlMapper mapper = XmlMapper.builder()
            .annotationIntrospector(new XmlShape())
            .addModule(new SimpleModule().addSerializer(String.class, new LegalText()))
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(XmlWriteFeature.WRITE_XML_DECLARATION)
            .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS, DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) // the schema says which may be missing
            .build();

    private final Schema schema = loadSchema();

    /** The text of a result, the same for equal results. */
    public String write(RunResult result) {
        return mapper.writer().withRootName("result").writeValueAsString(result);
    }

    /**
     * Reads a result.
     *
     * @param text content of a {@code result.xml}
     * @param source name of the file, for error sentences
     * @throws InvalidResult if the text breaks the schema, naming file, line and column
     */
    public RunResult read(String text, String source) throws InvalidResult {
        validate(text, source);
        try {
            return mapper.readValue(text, RunResult.class);
        } catch (JacksonException | IllegalArgumentException unbound) {
            throw new InvalidResult(source + ": " + firstLine(unbound), unbound);
        }
    }

    private void validate(String text, String source) throws InvalidResult {
        try {
            if (OTHER_VERSION.matcher(text).lookingAt()) {
                // It may hold control characters, which would reach terminals and could not be written again.
                throw new SAXParseException("is XML of another version than 1.0", null, null, 1, 1);
            }
            Validator validator = schema.newValidator();
            validator.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            validator.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            validator.validate(new SAXSource(plainReader(), new InputSource(new StringReader(text))));
        } catch (SAXParseException broken) {
            throw new InvalidResult(
                    source + ":" + broken.getLineNumber() + ":" + broken.getColumnNumber() + ": "
                            + broken.getLocalizedMessage(),
                    broken);
        } catch (SAXException | IOException | ParserConfigurationException broken) {
            throw new InvalidResult(source + ": " + firstLine(broken), broken);
        }
    }

    private static XMLReader plainReader() throws SAXException, ParserConfigurationException {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newSAXParser().getXMLReader();
    }

    private static String firstLine(Exception exception) {
        return Objects.requireNonNullElse(exception.getMessage(), exception.toString())
                .lines()
                .findFirst()
                .orElse("");
    }

    private static Schema loadSchema() {
        URL xsd = Objects.requireNonNull(ResultXml.class.getResource("result.xsd"), "result.xsd");
        SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
        try {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            return factory.newSchema(xsd);
        } catch (SAXException brokenBuild) {
            throw new IllegalStateException(brokenBuild);
        }
    }
}
