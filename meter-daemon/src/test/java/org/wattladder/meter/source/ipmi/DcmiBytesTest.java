package org.wattladder.meter.source.ipmi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DcmiBytesTest {

    @Test
    void shouldReadWattsStampAndStateLeastByteFirst() {
        assertThat(DcmiBytes.parse(Recorded.BYTES)).contains(new DcmiPower(215, true, Optional.of("1487163119")));
    }

    @Test
    void shouldReadAWattAboveTheByteAndABoardWithoutClockThatDeniesToMeasure() {
        assertThat(DcmiBytes.parse(" dc 3f 01 3f 01 3f 01 3f 01 00 00 00 00 00 00 00\n 00 00\n"))
                .contains(new DcmiPower(319, false, Optional.empty()));
    }

    @Test
    void shouldPassOverLinesThatAreNoBytes() {
        assertThat(DcmiBytes.parse("Get HPM.x Capabilities request failed\n" + Recorded.BYTES))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " dc d7 00",
                " 00 d7 00 a2 00 14 01 b0 00 ef 4e a4 58 0a 43 11\n 00 40",
                " dc d7 00 a2 00 14 01 b0 00 ef 4e a4 58 0a 43 11\n 00 40 00",
                "Unable to send RAW command (channel=0x0 netfn=0x2c lun=0x0 cmd=0x2 rsp=0xc1): Invalid command"
            })
    void shouldFindNothingInOtherText(String text) {
        assertThat(DcmiBytes.parse(text)).isEmpty();
    }
}
