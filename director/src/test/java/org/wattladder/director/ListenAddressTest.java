package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListenAddressTest {
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1,127.0.0.1,7420",
        "host:0,host,0",
        "10.0.0.1:99,10.0.0.1,99",
        "[::1]:99,::1,99",
        "[::1],::1,7420",
        "::1,::1,7420"
    })
    void shouldReadHostAndPort(String text, String host, int port) {
        assertThat(ListenAddress.parse(text)).isEqualTo(new ListenAddress(host, port));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":80", "host:", "host:70000", "host:http", "host:-1"})
    void shouldRefuseWithASentenceThatQuotesTheText(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ListenAddress.parse(text))
                .withMessageContaining("--listen " + text);
    }

    @Test
    void shouldWriteWhatItReads() {
        assertThat(ListenAddress.text(new ListenAddress("::1", 99).resolve())).isEqualTo("[0:0:0:0:0:0:0:1]:99");
        assertThat(ListenAddress.text(ListenAddress.parse("127.0.0.1").resolve()))
                .isEqualTo("127.0.0.1:7420");
    }
}
