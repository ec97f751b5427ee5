package org.wattladder.worklets.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.WrongOutput;

@Tag("slow")
class BandwidthTest {
    static List<Bandwidth> worklets() {
        return List.of(new BandwidthCopy(), new BandwidthScale(), new BandwidthSum(), new BandwidthTriad());
    }

    private static StreamPass pass(Session session, TinyContext context) {
        return (StreamPass) session.transactions(context).get(0).transaction();
    }

    @ParameterizedTest
    @MethodSource("worklets")
    void shouldPassItsChecksOverManyPassesAndCountBytes(Bandwidth worklet) {
        TinyContext context = new TinyContext(worklet);
        try (Session session = worklet.open(context)) {
            StreamPass pass = pass(session, context);
            pass.audit();
            for (int i = 0; i < 20; i++) {
                pass.prepare();
                pass.execute();
                pass.check();
            }
            pass.audit();
            long bytes = pass.type().equals("copy") || pass.type().equals("scale") ? 16 : 24;
            assertThat(pass.bytesMoved()).isEqualTo(context.dataBytes() / 24 * bytes);
            assertThat(context.dataBytes()).isBetween((1L << 20) - 24 * 1024, 1L << 20);
            assertThat(worklet.description().transaction()).contains(bytes + " bytes moved");
        }
    }

    @ParameterizedTest
    @MethodSource("worklets")
    void shouldFindAPassThatDidNothingAndAWrongElement(Bandwidth worklet) {
        TinyContext context = new TinyContext(worklet);
        try (Session session = worklet.open(context)) {
            StreamPass pass = pass(session, context);
            for (int i = 0; i < 2; i++) {
                pass.prepare();
                assertThatThrownBy(pass::check).isInstanceOf(WrongOutput.class).hasMessageContaining("NaN");
                pass.execute();
            }
            FloodArrays last = pass.parts.get(pass.parts.size() - 1);
            last.b.chunks.get(0)[7] = Math.nextUp(last.b.chunks.get(0)[7]);
            assertThatThrownBy(pass::audit).isInstanceOf(WrongOutput.class).hasMessageContaining("an element of b");
        }
    }
}
