package org.wattladder.worklets.xml;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.Validator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Parses a document into a tree, validates the tree and walks through it; belongs to one user. */
public final class DomReader {
    private final OrderReading reading;
    private final DocumentBuilder builder;
    private final Validator validator;

    /** A reader that writes what it reads into this reading. */
    public DomReader(OrderReading reading) {
        this.reading = reading;
        try {
            builder = DocumentBuilderFactory.newDefaultNSInstance().newDocumentBuilder();
        } catch (ParserConfigurationException missing) {
            throw new IllegalStateException("this JVM cannot read XML into a tree", missing);
        }
        validator = OrderSchema.compile().newValidator();
        validator.setErrorHandler(new DefaultHandler() {
            @Override
            public void error(SAXParseException broken) {
                reading.breaksSchema();
            }
        });
    }

    /** Reads one document. */
    public void read(byte[] text) {
        reading.begin();
        try {
            Document document = builder.parse(new ByteArrayInputStream(text));
            validator.validate(new DOMSource(document));
            walk(document.getDocumentElement());
        } catch (IOException | SAXException broken) {
            throw new IllegalStateException("the document is not well-formed: " + broken.getMessage(), broken);
        }
    }

    private void walk(Element order) {
        for (Node node = order.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element line) {
                int quantity = Integer.parseInt(line.getAttribute("quantity"));
                reading.add(quantity, OrderReading.cents(line.getFirstChild().getTextContent()));
            }
        }
    }
}
