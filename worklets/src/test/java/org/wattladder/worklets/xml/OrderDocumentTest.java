package org.wattladder.worklets.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.WrongOutput;

class OrderDocumentTest {
    private static final int SEED = 77;

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 17, 40, 333})
    void shouldBeReadAsWrittenInBothWaysWhateverItsLength(int lines) {
        OrderDocument document = new OrderDocument(lines);
        OrderReading reading = new OrderReading(lines);
        SaxReader stream = new SaxReader(reading);
        DomReader tree = new DomReader(reading);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 40; i++) {
            document.write(random, i % 3 != 0);
            stream.read(document.text());
            reading.check(document);
            tree.read(document.text());
            reading.check(document);
        }
    }

    @Test
    void shouldFillItsBytesToTheLast() {
        OrderDocument document = new OrderDocument(33);
        document.write(new SplittableRandom(SEED), true);
        String text = new String(document.text(), StandardCharsets.US_ASCII);
        assertThat(text).startsWith("<?xml version=\"1.0\"").endsWith("</line>\n</order>\n");
        assertThat(text.split("<!--", -1)).hasSize(4);
    }

    @Test
    void shouldChangeEverythingFromOneDocumentToTheNext() {
        OrderDocument document = new OrderDocument(64);
        SplittableRandom random = new SplittableRandom(SEED);
        document.write(random, true);
        byte[] first = document.text().clone();
        document.write(random, true);
        assertThat(document.text()).hasSameSizeAs(first).isNotEqualTo(first);
    }

    @Test
    void shouldKnowTheFiguresOfADocumentWithoutWritingIt() {
        for (int seed = SEED; seed < SEED + 30; seed++) {
            OrderDocument document = new OrderDocument(50);
            document.write(new SplittableRandom(seed), true);
            long[] figures = new long[53];
            OrderDocument.figures(new SplittableRandom(seed), 50, figures, 3);
            for (int line = 0; line < 50; line++) {
                assertThat(figures[3 + line])
                        .as("seed " + seed + " line " + line)
                        .isEqualTo(document.figure(line));
            }
        }
    }

    @Test
    void shouldFindAVerdictThatIsWrong() {
        OrderDocument document = new OrderDocument(5);
        OrderReading reading = new OrderReading(5);
        document.write(new SplittableRandom(SEED), false);
        new SaxReader(reading).read(document.text());
        reading.check(document);
        document.write(new SplittableRandom(SEED), true);
        assertThatThrownBy(() -> reading.check(document))
                .isInstanceOf(WrongOutput.class)
                .hasMessage("a document that follows the schema was said to be invalid");
    }

    @Test
    void shouldFindALineThatIsMissingOrDiffers() {
        OrderDocument document = new OrderDocument(5);
        document.write(new SplittableRandom(SEED), true);
        OrderReading other = new OrderReading(5);
        new SaxReader(other).read(document.text());
        document.write(new SplittableRandom(SEED + 1), true);
        assertThatThrownBy(() -> other.check(document)).hasMessageStartingWith("line 1 was read as");
        OrderDocument shorter = new OrderDocument(4);
        shorter.write(new SplittableRandom(SEED), true);
        new SaxReader(other).read(shorter.text());
        assertThatThrownBy(() -> other.check(document)).hasMessage("4 lines were read instead of 5");
    }
}
