package org.wattladder.worklets.memory;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.xml.OrderDocument;
import org.wattladder.worklets.xml.OrderReading;
import org.wattladder.worklets.xml.SaxReader;

/**
 * Draws the number of a document and totals its order: from the cached result, or, when that is not there, by parsing
 * and validating the document and keeping the result.
 */
class CachedValidation implements Transaction {
    private static final int CHECK_EVERY = 64;

    private final RandomGenerator random;
    private final long documents;
    private final int lines;
    private final long salt;
    private final ResultCache cache;
    private final OrderDocument document;
    private final OrderReading reading;
    private final SaxReader reader;
    private final long[] expected;

    private long number;
    private boolean hit;
    private long hits;
    private long misses;

    /** The total of the last order in cents. */
    long totalCents;

    /**
     * Fills the cache.
     *
     * @param documents size of the data set
     * @param lines of each document
     */
    CachedValidation(RandomGenerator random, long documents, int lines, ResultCache cache) {
        this.random = random;
        this.documents = documents;
        this.lines = lines;
        this.cache = cache;
        salt = random.nextLong();
        document = new OrderDocument(lines);
        reading = new OrderReading(lines);
        reader = new SaxReader(reading);
        expected = new long[lines];
        for (long each = 0; each < Math.min(documents, cache.places()); each++) {
            OrderDocument.figures(generator(each), lines, cache.chunk(each), cache.offset(each));
            cache.put(each);
        }
    }

    private RandomGenerator generator(long each) {
        return new SplittableRandom(salt + each);
    }

    @Override
    public String type() {
        return "validate";
    }

    @Override
    public void prepare() {
        number = random.nextLong(documents);
        hit = cache.holds(number);
        if (!hit) {
            document.write(generator(number), true);
        }
    }

    @Override
    public void execute() {
        if (hit) {
            hits++;
        } else {
            misses++;
            compute(cache.chunk(number), cache.offset(number));
            cache.put(number);
        }
        totalCents = total(cache.chunk(number), cache.offset(number));
    }

    void compute(long[] chunk, int offset) {
        reader.read(document.text());
        reading.copyTo(chunk, offset);
    }

    private long total(long[] chunk, int offset) {
        long cents = 0;
        for (int line = offset; line < offset + lines; line++) {
            cents += (chunk[line] >>> 32) * (chunk[line] & 0xffff_ffffL);
        }
        return cents;
    }

    /** Checks every document that was parsed, and each 64th result that came from the cache. */
    @Override
    public void check() {
        if (!hit) {
            reading.check(document);
        } else if (hits % CHECK_EVERY != 1) {
            return;
        }
        OrderDocument.figures(generator(number), lines, expected, 0);
        long cents = total(expected, 0);
        if (totalCents != cents) {
            throw new WrongOutput("order " + number + (hit ? " from the cache" : " as parsed") + " totals " + totalCents
                    + " cents instead of " + cents);
        }
    }

    /** Share of executions so far whose result was in the cache. */
    double hitRate() {
        return (double) hits / (hits + misses);
    }
}
