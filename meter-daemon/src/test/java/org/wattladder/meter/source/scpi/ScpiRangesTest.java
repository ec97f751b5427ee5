package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeControl.Kind;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.model.time.TimeSource;

class ScpiRangesTest {
    private static final String WT310E = "YOKOGAWA,WT310E,C3XA04010E,F1.04";

    private static OpenSource opened(ScriptedAnalyzer analyzer, String... option) throws Exception {
        return new ScpiSource().open(analyzer.settings(option), TimeSource.system());
    }

    @Test
    void shouldSetRangesAndPutThemBackAtTheEnd() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E)) {
            try (OpenSource source = opened(analyzer, "update-millis", "100")) {
                RangeControl ranges = source.ranges().orElseThrow();
                assertThat(ranges.read(0).line()).isEqualTo("Ranges,0,0.500000,1,300.000000");
                ranges.fix(Kind.AMPS, 0, 5.0029);
                ranges.fix(Kind.VOLTS, 0, 119.98);
                assertThat(ranges.read(1).line()).isEqualTo("Ranges,0,10.000000,0,150.000000");
                ranges.automatic(Kind.AMPS, 0);
                assertThat(ranges.read(0).line()).isEqualTo("Ranges,1,10.000000,0,150.000000");
                assertThat(analyzer.get(":RATE")).isEqualTo("100MS");
            }
            assertThat(analyzer.get(":INP:CURR:RANG")).isEqualTo("0.5");
            assertThat(analyzer.get(":INP:CURR:AUTO")).isEqualTo("0");
            assertThat(analyzer.get(":INP:VOLT:AUTO")).isEqualTo("1");
            assertThat(analyzer.get(":RATE")).isEqualTo("250.0E-03");
        }
    }

    @ParameterizedTest
    @CsvSource({"0.19024, 0.2", "0.05002, 0.1", "5.0, 5.0", "5.0029, 10.0", "0, 0.005", "20, 20.0"})
    void shouldTakeTheSmallestRangeThatIsNotBelow(double wanted, double expected) {
        List<Double> amps = AnalyzerModel.named("wt310e").orElseThrow().amps();
        assertThat(AnalyzerModel.smallestFrom(amps, 3, wanted)).hasValue(expected);
        assertThat(AnalyzerModel.smallestFrom(amps, 3, 20.1)).isEmpty();
        assertThat(AnalyzerModel.smallestFrom(amps, 6, 10.1))
                .as("crest factor 6")
                .isEmpty();
    }

    @Test
    void shouldRefuseARangeThatTheAnalyzerDoesNotHaveOrDoesNotTake() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E).set(":INP:CFAC", "6");
                OpenSource source = opened(analyzer)) {
            RangeControl ranges = source.ranges().orElseThrow();
            assertThatThrownBy(() -> ranges.fix(Kind.VOLTS, 0, 301))
                    .isInstanceOf(RangeRefused.class)
                    .hasMessageContaining("7.5 15.0 30.0 75.0 150.0 300.0");
            analyzer.silentTo(":INP");
            assertThatThrownBy(() -> ranges.fix(Kind.VOLTS, 0, 100)).isInstanceOf(RangeRefused.class);
        }
    }

    @Test
    void shouldSetTheRangesOfOneElementWhereEachHasItsOwn() throws Exception {
        String two = "1,1,1,1,1,1,1,1";
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer("YOKOGAWA,WT500,C2XL24034V,F1.04").values(two);
                OpenSource source = opened(analyzer, "elements", "1,2")) {
            source.ranges().orElseThrow().fix(Kind.AMPS, 2, 30);
            assertThat(analyzer.get(":INP:CURR:RANG:ELEM2")).isEqualTo("40");
            assertThat(analyzer.get(":INP:CURR:RANG:ELEM1")).isEqualTo("500.0E-03");
            assertThat(source.ranges().orElseThrow().read(2).line()).isEqualTo("Ranges,0,40.000000,1,300.000000");
            assertThat(analyzer.heard()).contains(":NUM:NORM:ITEM5 URMS,2").doesNotContain(":STAT:COND?");
        }
    }
}
