package org.wattladder.meter.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllowListTest {

    @ParameterizedTest
    @CsvSource({
        "192.0.2.17,192.0.2.17,true",
        "192.0.2.17,192.0.2.18,false",
        "192.0.2.0/24,192.0.2.200,true",
        "192.0.2.0/24,192.0.3.1,false",
        "192.0.2.128/25,192.0.2.127,false",
        "0.0.0.0/0,203.0.113.9,true",
        "0.0.0.0/0,2001:db8::1,false",
        "2001:db8::/32,2001:db8:1::5,true",
        "2001:db8::/32,2001:db9::5,false"
    })
    void shouldCompareTheLeadingBits(String allowed, String address, boolean expected) throws Exception {
        AllowList list = AllowList.parse(List.of("198.51.100.1", allowed));
        assertThat(list.allows(InetAddress.getByName(address))).isEqualTo(expected);
    }

    @Test
    void shouldAlwaysAllowThisMachine() throws Exception {
        AllowList none = AllowList.parse(List.of());
        assertThat(none.allows(InetAddress.getLoopbackAddress())).isTrue();
        assertThat(none.allows(InetAddress.getByAddress(new byte[] {127, 0, 0, 53})))
                .isTrue();
        assertThat(none.allows(InetAddress.getByName("192.0.2.1"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"192.0.2.17,192.0.2.17/32", "10.9.8.7/16,10.9.0.0/16", "192.0.2.200/25,192.0.2.128/25"})
    void shouldSayWhatItUnderstood(String text, String understood) {
        assertThat(AllowList.parse(List.of(text)).networks())
                .extracting(AllowList.Network::toString)
                .containsExactly(understood);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "controller",
                "192.0.2.0/33",
                "192.0.2.1/",
                "17",
                "",
                "::g",
                "10.9/16",
                "10.09.0.0/16",
                "10.9.256.1"
            })
    void shouldRefuseWhatIsNoAddress(String text) {
        assertThatThrownBy(() -> AllowList.parse(List.of(text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("--allow " + text + " is no address; write ADDRESS or ADDRESS/BITS");
    }
}
