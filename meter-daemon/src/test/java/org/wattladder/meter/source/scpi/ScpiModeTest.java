package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.model.time.TimeSource;

class ScpiModeTest {
    private static final String WT310E = "YOKOGAWA,WT310E,C3XA04010E,F1.04";
    private static final String WT333E = "YOKOGAWA,WT333E,C2XL24034V,F1.04";
    private static final String GOOD = "Watts,241.800000,Volts,206.300000,Amps,1.241500,PF,0.944000";

    private final ScpiSource scpi = new ScpiSource();

    private OpenSource opened(ScriptedAnalyzer analyzer, String... option) throws Exception {
        OpenSource source = scpi.open(analyzer.settings(option), TimeSource.system());
        source.begin();
        return source;
    }

    private static void awaitSample(OpenSource source, String expected) {
        await().untilAsserted(
                        () -> assertThat(source.sampleAll().total().text()).isEqualTo(expected));
    }

    @ParameterizedTest
    @CsvSource({"'2', '[2]'", "'1,3', '[1, 2, 3]'", "'2,2', '[2, 3]'"})
    void shouldTakeChannelsAsPtDaemonCountsThem(String channels, String elements) throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT333E)) {
            assertThat(scpi.probe(analyzer.settings("channels", channels)).sentence())
                    .contains(", elements " + elements + ",");
        }
    }

    @Test
    void shouldMeasureDirectCurrentAndPutTheModeBack() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E).set(":INP:MODE", "VME")) {
            try (OpenSource source = opened(analyzer, "mode", "dc")) {
                awaitSample(source, GOOD);
                assertThat(analyzer.get(":INP:MODE")).isEqualTo("DC");
            }
            await().untilAsserted(() -> assertThat(analyzer.get(":INP:MODE")).isEqualTo("VME"));
        }
    }

    @Test
    void shouldAskAWt500ForFiguresOfDirectCurrent() throws Exception {
        try (ScriptedAnalyzer analyzer =
                        new ScriptedAnalyzer("YOKOGAWA,WT500,91K,F1.1").values("12.0E+00,1.0E+00,12.0E+00,1.0E+00");
                OpenSource source = opened(analyzer, "mode", "dc", "elements", "1")) {
            awaitSample(source, "Watts,12.000000,Volts,12.000000,Amps,1.000000,PF,1.000000");
            assertThat(analyzer.heard()).contains(":NUM:NORM:ITEM1 UDC,1", ":NUM:NORM:ITEM2 IDC,1");
        }
    }
}
