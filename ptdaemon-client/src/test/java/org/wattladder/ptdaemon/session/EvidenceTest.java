package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

class EvidenceTest {

    @ParameterizedTest
    @CsvSource({
        "YokogawaWT310E, 1, ACCEPTED_ANALYZER",
        "YokogawaWT310E, 0, ANALYZER",
        "AcmeScope, 0, ANALYZER",
        "Dummy Analyzer, 0, SCRIPTED",
        "Wattladder-rapl, 0, IN_BAND",
        "Wattladder-rails, 0, IN_BAND",
        "Wattladder-nvml, 0, IN_BAND",
        "Wattladder-ipmi, 0, BMC",
        "Wattladder-redfish, 0, BMC",
        "Wattladder-hwmon, 0, BMC",
        "Wattladder-pdu, 0, BMC",
        "Wattladder-estimate, 0, ESTIMATED",
        "Wattladder-estimate, 1, ESTIMATED",
        "Wattladder-scripted, 0, SCRIPTED",
        "Wattladder-replay, 0, SCRIPTED",
        "Wattladder-crystalball, 0, SCRIPTED"
    })
    void shouldRankADeviceByItsIdentity(String driver, String accepted, EvidenceTier tier) throws UnreadableAnswer {
        Identity identity = Identity.parse(driver + ",1000,1,0,0,0,0,0," + accepted
                + ",version=1.0.0-00000000-20260101,OS=Linux,mode=power,0,0,1,0,0,no_cal_date,na");
        assertThat(Evidence.tierOf(identity)).isEqualTo(tier);
    }
}
