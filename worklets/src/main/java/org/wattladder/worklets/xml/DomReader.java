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
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
            // Every node is visited, so a tree that is made as it is visited is work done twice.
            factory.setFeature("http://apache.org/xml/features/dom/defer-node-expansion", false);
            builder = factory.newDocumentBuilder();
            validator = OrderSchema.compile().newValidator();
            for (String unused : OrderSchema.UNUSED_FEATURES) {
                validator.setFeature(unused, false);
            }
        } catch (ParserConfigurationException | SAXException missing) {
            throw new IllegalStateException("this JVM cannot read and validate XML as a tree", missing);
        }
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
