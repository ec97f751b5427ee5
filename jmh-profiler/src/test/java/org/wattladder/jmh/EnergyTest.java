package org.wattladder.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.Result;

class EnergyTest {
    /** 160 W for two seconds are 320 J, of which each of 64,000 operations takes 5 mJ. */
    @Test
    void shouldDivideTheEnergyOfAnIterationByItsOperations() {
        List<Result<?>> figures = Energy.of(160, 2_000_000_000L, 64_000, "in-band");
        assertThat(figures).extracting(Result::getLabel).containsExactly("energy:in-band", "power:in-band");
        assertThat(figures).extracting(Result::getScore).containsExactly(5000.0, 160.0);
        assertThat(figures).extracting(Result::getScoreUnit).containsExactly("uJ/op", "W");
    }

    @Test
    void shouldHaveNoEnergyWithoutAnOperation() {
        assertThat(Energy.of(160, 1, 0, "bmc")).extracting(Result::getLabel).containsExactly("power:bmc");
    }

    @Test
    void shouldReadWhereTheMeterIs() {
        assertThat(MeterOption.parse("meter=192.0.2.9:8888")).isEqualTo(new MeterOption("192.0.2.9", 8888));
        assertThat(MeterOption.parse("meter=[::1]:1")).isEqualTo(new MeterOption("::1", 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "8888",
                "meter=",
                "meter=host",
                "meter=:8888",
                "meter=host:0",
                "meter=host:65536",
                "metre=host:1"
            })
    void shouldRefuseWhatIsNoMeter(String option) {
        assertThatThrownBy(() -> new EnergyProfiler(option))
                .isInstanceOf(ProfilerException.class)
                .hasMessageMatching(".*(meter=HOST:PORT|1 to 65535).*");
    }
}
