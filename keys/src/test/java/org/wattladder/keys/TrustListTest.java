package org.wattladder.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrustListTest {
    private static final Fingerprint ONE = Fingerprint.parse("sha256:" + "01".repeat(32));
    private static final Fingerprint TWO = Fingerprint.parse("ab".repeat(32));

    @Test
    void shouldReadWhatItWrote() {
        TrustList list = new TrustList(List.of(new TrustedPeer(ONE, "lab"), new TrustedPeer(TWO, "192.0.2.7")));
        assertThat(TrustList.parse("f", list.text())).isEqualTo(list);
        assertThat(list.find(TWO)).contains(new TrustedPeer(TWO, "192.0.2.7"));
        assertThat(list.without("lab").find(ONE)).isEmpty();
        assertThat(list.with(new TrustedPeer(ONE, "lab"))).isEqualTo(list);
    }

    @Test
    void shouldReadFingerprintsAsOpenSslPrintsThem() {
        assertThat(Fingerprint.parse("AB:".repeat(31) + "AB")).isEqualTo(TWO).isNotEqualTo(ONE);
    }

    @Test
    void shouldNameFileAndLineOfWhatIsNoFingerprint() {
        String text = "# trusted\n\n" + ONE + " lab\nsha256:12 other\n";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TrustList.parse("chauffeurs.txt", text))
                .withMessageStartingWith("chauffeurs.txt:4: sha256:12 is no fingerprint");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TrustList.parse("f", ONE + " two words\n"))
                .withMessageContaining("f:1: a line has a fingerprint and a name");
        assertThatIllegalArgumentException().isThrownBy(() -> new TrustedPeer(ONE, "new\nline"));
    }

    @Test
    void shouldGiveAKeyOneName() {
        TrustList list = new TrustList(List.of(new TrustedPeer(ONE, "lab")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> list.with(new TrustedPeer(ONE, "other")))
                .withMessageContaining("trusted as lab already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TrustList.parse("f", ONE + " lab\n" + ONE + " other\n"))
                .withMessageContaining("f:2: this key is trusted as lab already");
    }

    @Test
    void shouldLetOnlyItsOwnKeyStandAtAHostThatIsNamed() {
        TrustList list = new TrustList(List.of(new TrustedPeer(ONE, "192.0.2.7"), new TrustedPeer(TWO, "other")));
        assertThat(list.at("192.0.2.7").find(ONE)).isPresent();
        assertThat(list.at("192.0.2.7").find(TWO)).isEmpty();
        assertThat(list.at("192.0.2.8")).isEqualTo(list);
    }
}
