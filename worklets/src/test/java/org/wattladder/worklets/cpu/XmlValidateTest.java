package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.xml.OrderReading;
import org.wattladder.worklets.xml.SaxReader;

class XmlValidateTest {
    @Test
    void shouldPassItsOwnChecksAsStreamAndAsTree() {
        XmlValidate worklet = new XmlValidate();
        List<WeightedTransaction> mix = worklet.transactions(new TinyContext(worklet));
        assertThat(mix).extracting(entry -> entry.transaction().type()).containsExactly("sax", "dom");
        for (WeightedTransaction entry : mix) {
            for (int i = 0; i < 30; i++) {
                run(entry.transaction());
            }
        }
    }

    @Test
    void shouldFindAReaderThatReadsNothing() {
        OrderReading reading = new OrderReading(40);
        Transaction idle = new XmlValidate.Validation("sax", text -> {}, reading, 40, new SplittableRandom(2));
        assertThatThrownBy(() -> run(idle)).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindAReaderThatReadsTheSameDocumentAgain() {
        OrderReading reading = new OrderReading(40);
        SaxReader reader = new SaxReader(reading);
        byte[][] first = new byte[1][];
        Transaction stale = new XmlValidate.Validation(
                "sax",
                text -> {
                    first[0] = first[0] == null ? text.clone() : first[0];
                    reader.read(first[0]);
                },
                reading,
                40,
                new SplittableRandom(2));
        run(stale);
        assertThatThrownBy(() -> run(stale)).isInstanceOf(WrongOutput.class);
    }

    private static void run(Transaction transaction) {
        transaction.prepare();
        transaction.execute();
        transaction.check();
    }
}
