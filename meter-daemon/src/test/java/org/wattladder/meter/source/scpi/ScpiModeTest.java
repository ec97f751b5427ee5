package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.GOOD;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.WT310E;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.WT333E;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.awaitSample;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.meter.source.OpenSource;

class ScpiModeTest {

    private final ScpiSource scpi = new ScpiSource();

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
            try (OpenSource source = analyzer.opened("mode", "dc")) {
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
                OpenSource source = analyzer.opened("mode", "dc", "elements", "1")) {
            awaitSample(source, "Watts,12.000000,Volts,12.000000,Amps,1.000000,PF,1.000000");
            assertThat(analyzer.heard()).contains(":NUM:NORM:ITEM1 UDC,1", ":NUM:NORM:ITEM2 IDC,1");
        }
    }
}
