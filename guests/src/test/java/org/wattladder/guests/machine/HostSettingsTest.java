package org.wattladder.guests.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostSettingsTest {
    @Test
    void shouldTakeWhatSuiteAndOwnerSay() {
        HostSettings settings = HostSettings.of(
                Map.of("GUESTS_TILES", "3", "GUESTS_STORAGE", "/mnt/fast", "WATTLADDER_GUESTS", "/srv/guests"),
                "192.0.2.1");
        assertThat(settings.tiles()).isEqualTo(3);
        assertThat(settings.memoryMebibytes()).isEqualTo(256);
        assertThat(settings.secondStorage()).contains(Path.of("/mnt/fast"));
        assertThat(settings.folder()).isEqualTo(Path.of("/srv/guests"));
    }

    @ParameterizedTest
    @CsvSource({
        "GUESTS_TILES, 0, GUESTS_TILES of component hypervisor must be a whole number from 1 to 256",
        "GUESTS_TILES, many, GUESTS_TILES of component hypervisor must be a whole number from 1 to 256",
        "GUESTS_MEMORY_MIB, 64, GUESTS_MEMORY_MIB of component hypervisor must be a whole number from 128 to 65536"
    })
    void shouldRefuseWhatIsOutOfRange(String name, String value, String sentence) {
        assertThatThrownBy(() -> HostSettings.of(Map.of(name, value), "127.0.0.1"))
                .hasMessage(sentence + ", not " + value);
    }
}
