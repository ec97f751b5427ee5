package org.wattladder.model.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrictWireTest {
    private static UnknownMessage refusal(String frame) {
        return catchThrowableOfType(
                UnknownMessage.class, () -> new WireCodec().decodeEvent(frame.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'event':'clock-told','nanos':1.5}",
                "{'event':'clock-told','nanos':1.0}",
                "{'event':'clock-told','nanos':'1'}",
                "{'event':'clock-told','nanos':null}",
                "{'event':'clock-told','nanos':9223372036854775808}",
                "{'event':'clock-told','nanos':1,'nanos':1}",
                "{'event':'clock-told','nanos':1,'more':1}",
                "{'event':'clock-told'}",
                "{'event':'considered','obstacles':[5],'warnings':[]}",
                "{'event':'clock-told','nanos':1}{}"
            })
    void shouldEndTheConnectionOnWhatIsNoMessage(String frame) {
        assertThat(refusal(frame.replace('\'', '"')).impossible()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'event':'preparing','ready':3,'clients':2,'said':[]}",
                "{'event':'recording-ended','interval':1,'recordingNanos':-1}",
                "{'event':'failed','reason':'a.b(1.0~d1000000000)','lastLines':[]}"
            })
    void shouldSayWhichValueCannotBe(String frame) {
        Optional<String> impossible = refusal(frame.replace('\'', '"')).impossible();
        assertThat(impossible).isPresent();
        assertThat(impossible.get()).doesNotContain("Exception");
    }
}
