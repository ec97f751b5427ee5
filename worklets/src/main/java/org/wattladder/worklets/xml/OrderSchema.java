package org.wattladder.worklets.xml;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/** Compiles the schema of the documents, one for each user. */
public final class OrderSchema {
    /**
     * What the JDK's validator would do beside validation: annotate what it passes on, hand over values with their white
     * space normalised, and look for keys, of which the schema has none. Nothing here reads any of that.
     */
    static final List<String> UNUSED_FEATURES = Stream.of(
                    "schema/augment-psvi", "schema/normalized-value", "identity-constraint-checking")
            .map("http://apache.org/xml/features/validation/"::concat)
            .toList();

    private static final String RESOURCE = "order.xsd";

    private OrderSchema() {}

    /** The schema, compiled again so that users share nothing. */
    public static Schema compile() {
        try (InputStream text = OrderSchema.class.getResourceAsStream(RESOURCE)) {
            SchemaFactory factory = SchemaFactory.newDefaultInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            return factory.newSchema(new StreamSource(text, RESOURCE));
        } catch (IOException | SAXException broken) {
            throw new IllegalStateException("the schema of the XML worklets cannot be compiled", broken);
        }
    }
}
