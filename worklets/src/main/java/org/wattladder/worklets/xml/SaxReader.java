package org.wattladder.worklets.xml;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** Parses and validates a document as a stream of events; belongs to one user. */
public final class SaxReader {
    private final XMLReader reader;
    private final Lines lines;

    /** A reader that writes what it reads into this reading. */
    public SaxReader(OrderReading reading) {
        lines = new Lines(reading);
        try {
            SAXParserFactory factory = SAXParserFactory.newDefaultNSInstance();
            factory.setSchema(OrderSchema.compile());
            reader = factory.newSAXParser().getXMLReader();
            for (String unused : OrderSchema.UNUSED_FEATURES) {
                reader.setFeature(unused, false);
            }
        } catch (ParserConfigurationException | SAXException missing) {
            throw new IllegalStateException("this JVM cannot validate XML", missing);
        }
        reader.setContentHandler(lines);
        reader.setErrorHandler(lines);
    }

    /** Reads one document. */
    public void read(byte[] text) {
        lines.reading.begin();
        try {
            reader.parse(new InputSource(new ByteArrayInputStream(text)));
        } catch (IOException | SAXException broken) {
            throw new IllegalStateException("the document is not well-formed: " + broken.getMessage(), broken);
        }
    }

    private static final class Lines extends DefaultHandler {
        private final OrderReading reading;
        private final StringBuilder price = new StringBuilder(16);
        private boolean inPrice;
        private int quantity;

        Lines(OrderReading reading) {
            this.reading = reading;
        }

        @Override
        public void startElement(String uri, String name, String qualifiedName, Attributes attributes) {
            if (name.equals("line")) {
                quantity = Integer.parseInt(attributes.getValue("quantity"));
            } else if (name.equals("price")) {
                inPrice = true;
                price.setLength(0);
            }
        }

        @Override
        public void characters(char[] characters, int start, int length) {
            if (inPrice) {
                price.append(characters, start, length);
            }
        }

        @Override
        public void endElement(String uri, String name, String qualifiedName) {
            if (inPrice) {
                inPrice = false;
                reading.add(quantity, OrderReading.cents(price));
            }
        }

        @Override
        public void error(SAXParseException broken) {
            reading.breaksSchema();
        }
    }
}
