package org.wattladder.worklets.cpu;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.xml.DomReader;
import org.wattladder.worklets.xml.OrderDocument;
import org.wattladder.worklets.xml.OrderReading;
import org.wattladder.worklets.xml.SaxReader;

/**
 * Parses XML documents and validates them against a schema, half of them as a stream (SAX), half as a tree (DOM).
 *
 * <p>The document differs in each transaction: all figures change and comments move. One in eight breaks the schema in
 * one line. Check: the figures of every line as read equal those written, and validity was judged rightly.
 */
public final class XmlValidate implements StatelessWorklet {
    private static final String LINES = "lines";
    private static final int INVALID_EVERY = 8;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "xml-validate",
                "cpu",
                "Branches, text scanning, regular expressions and short-lived objects, with data in the cache.",
                "Parses a document of 1,500 order lines (some 250 KB) and validates it against an XML schema with"
                        + " patterns, ranges, dates and enumerations. Half are read as a stream of events (SAX), half as a tree that is"
                        + " validated and walked (DOM). Each document is another: all figures change and comments"
                        + " move. One in eight breaks the schema in one line. Every line as read is compared with what"
                        + " was written, and so is the verdict. About 16 MiB per user.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(16L << 20),
                List.of(new Parameter(LINES, "order lines of a document", 1, 100_000, 1_500, 40)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int lines = Math.toIntExact(context.parameter(LINES));
        OrderReading stream = new OrderReading(lines);
        OrderReading tree = new OrderReading(lines);
        return List.of(
                new WeightedTransaction(
                        1, new Validation("sax", new SaxReader(stream)::read, stream, lines, context.random())),
                new WeightedTransaction(
                        1, new Validation("dom", new DomReader(tree)::read, tree, lines, context.random())));
    }

    /** Reads one document in one of the two ways. */
    static final class Validation implements Transaction {
        private final String type;
        private final Consumer<byte[]> reader;
        private final OrderReading reading;
        private final OrderDocument document;
        private final RandomGenerator random;

        Validation(String type, Consumer<byte[]> reader, OrderReading reading, int lines, RandomGenerator random) {
            this.type = type;
            this.reader = reader;
            this.reading = reading;
            this.document = new OrderDocument(lines);
            this.random = random;
        }

        @Override
        public String type() {
            return type;
        }

        @Override
        public void prepare() {
            document.write(random, random.nextInt(INVALID_EVERY) != 0);
        }

        @Override
        public void execute() {
            reader.accept(document.text());
        }

        @Override
        public void check() {
            reading.check(document);
        }
    }
}
