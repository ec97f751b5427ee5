package org.wattladder.model.result.xml;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UnsupportedEncodingException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.Locator2;
import org.xml.sax.ext.Locator2Impl;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Checks texts against {@code result.xsd} as they stream by. A document type is refused, and with it every entity;
 * external schemas are never fetched.
 */
final class ResultSchema {
    private static final String LOCALE = "http://apache.org/xml/properties/locale";

    private static final String DEPTH = "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";

    /** The schema allows a third of this. */
    private static final int DEEPEST = 60;

    private final Schema schema = load();

    /**
     * Reads to the end.
     *
     * @throws InvalidResult at the first thing that the schema does not allow, naming file, line and column
     */
    void check(InputStream text, String source) throws IOException, InvalidResult {
        Reading errors = new Reading();
        try {
            XMLReader reader = checkingReader();
            reader.setErrorHandler(errors);
            reader.setContentHandler(errors);
            reader.parse(new InputSource(text));
        } catch (SAXParseException broken) {
            errors.found.add(broken);
        } catch (UnsupportedEncodingException unknown) {
            throw new InvalidResult(
                    source + ":1:1: the encoding " + unknown.getMessage() + " is not known; write UTF-8", unknown);
        } catch (CharConversionException broken) {
            throw new InvalidResult(source + ": " + broken.getMessage(), broken);
        } catch (SAXException | ParserConfigurationException broken) {
            if (errors.found.isEmpty()) {
                throw new InvalidResult(source + ": " + broken.getMessage(), broken);
            }
        }
        if (!errors.found.isEmpty()) {
            SAXParseException first = errors.found.get(0);
            String sentence = SchemaSentence.of(
                    errors.found.stream().map(SAXParseException::getMessage).toList());
            throw new InvalidResult(
                    source + ":" + first.getLineNumber() + ":" + first.getColumnNumber() + ": " + sentence, first);
        }
    }

    /** The schema is part of the parser, which costs a third less than a validator behind it. */
    private XMLReader checkingReader() throws SAXException, ParserConfigurationException {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        factory.setSchema(schema);
        SAXParser parser = factory.newSAXParser();
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        parser.setProperty(DEPTH, Integer.toString(DEEPEST));
        parser.setProperty(LOCALE, Locale.ROOT); // English; its own texts would come after the default locale
        return parser.getXMLReader();
    }

    private static Schema load() {
        URL xsd = Objects.requireNonNull(ResultSchema.class.getResource("result.xsd"), "result.xsd");
        SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
        try {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            return factory.newSchema(xsd);
        } catch (SAXException brokenBuild) {
            throw new IllegalStateException(brokenBuild);
        }
    }

    /**
     * Refuses later versions of XML, which may hold control characters that would reach terminals, before anything else is said
     * of them. Keeps what is said of the first place: what is wrong with a value comes before whose value it is.
     */
    private static final class Reading extends DefaultHandler {
        private final List<SAXParseException> found = new ArrayList<>();
        private Locator2 place = new Locator2Impl();

        @Override
        public void setDocumentLocator(Locator locator) {
            place = (Locator2) locator;
        }

        @Override
        public void startElement(String space, String name, String qualified, Attributes attributes)
                throws SAXException {
            requireVersionOne();
        }

        private void requireVersionOne() throws SAXException {
            if (!"1.0".equals(place.getXMLVersion())) {
                throw new SAXParseException("is XML of another version than 1.0", place);
            }
        }

        @Override
        public void warning(SAXParseException remark) {
            // Nothing that makes a result invalid.
        }

        @Override
        public void error(SAXParseException error) throws SAXException {
            requireVersionOne();
            if (found.size() < 2 && (found.isEmpty() || samePlace(found.get(0), error))) {
                found.add(error);
            } else {
                throw new SAXException("enough is known", error);
            }
        }

        @Override
        public void fatalError(SAXParseException error) throws SAXException {
            if (found.isEmpty()) {
                throw error;
            }
            throw new SAXException("enough is known", error);
        }

        private static boolean samePlace(SAXParseException one, SAXParseException other) {
            return one.getLineNumber() == other.getLineNumber() && one.getColumnNumber() == other.getColumnNumber();
        }
    }
}
