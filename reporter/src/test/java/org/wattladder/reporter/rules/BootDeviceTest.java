package org.wattladder.reporter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.reporter.figures.RunFigures;

class BootDeviceTest {
    @Test
    void shouldBelieveWhatTheClientNamesNotThePathOfItsFolder() {
        RunResult named = FailingMachines.facts(
                "1", "/var/tmp/wattladder-storage", StorageBypass.MINCORE, FailingMachines.device(false));
        assertThat(new BootDevice().check(RunFigures.of(named))).isEmpty();
    }
}
