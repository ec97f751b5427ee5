package org.wattladder.reporter.verify.archive;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.reporter.verify.difference.Differs;

class PlainXmlTest {
    private static final String HEAD = "<?xml version='1.0' encoding='UTF-8'?>\n";

    @TempDir
    private Path directory;

    private Path file(String text) throws IOException {
        return Files.writeString(directory.resolve("result.xml"), text);
    }

    @Test
    void shouldPassWhatARunWrites() throws IOException {
        Path file = file(HEAD + "<result a=\"is it? yes!\">\n  <b>1 &lt; 2!</b>\n</result>\n");
        assertThatCode(() -> PlainXml.check(file)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                HEAD + "<a><!-- valid --></a>",
                HEAD + "<a><?valid?></a>",
                HEAD + "<a><![CDATA[1]]></a>",
                HEAD + "<a>\r\n</a>",
                "\uFEFF" + HEAD + "<a/>",
                "\n" + HEAD + "<a/>",
            })
    void shouldFindWhatStandsBesideTheValues(String text) throws IOException {
        Path file = file(text);
        assertThatThrownBy(() -> PlainXml.check(file)).isInstanceOf(Differs.class);
    }
}
