package org.wattladder.model.result.xml;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.model.result.SampleResults;

class HostileTextTest {
    @Test
    void shouldReadNoTextThatCommandsATerminal() throws Exception {
        ResultXml xml = new ResultXml();
        String version = SampleResults.complete().productVersion();
        String text = xml.write(SampleResults.complete())
                .replace('"' + version + '"', "\"\u009b2J&#x9d;0;x&#x9c;" + version + '"');
        assertThat(xml.read(text, "result.xml").productVersion()).isEqualTo(".2J.0;x." + version);
    }
}
