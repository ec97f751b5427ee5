package org.wattladder.model.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts.Quantity;

class MeterSourceTest {

    @Test
    void shouldBeFoundByItsNameOnly() {
        for (MeterSource source : MeterSource.of(Quantity.POWER)) {
            assertThat(MeterSource.named(source.label())).contains(source);
        }
        assertThat(MeterSource.named(MeterSource.AUTO)).isEmpty();
    }

    @Test
    void shouldListTheStrongerEvidenceFirst() {
        List<EvidenceTier> tiers =
                MeterSource.of(Quantity.POWER).stream().map(MeterSource::tier).toList();
        assertThat(tiers).isSorted();
    }

    @Test
    void shouldNeverTakeByItselfWhatMeasuresNothing() {
        assertThat(MeterSource.automaticNames()).doesNotContain("replay", "scripted");
    }

    @Test
    void shouldMeasureTemperatureWithAScriptOnly() {
        assertThat(MeterSource.namesOf(Quantity.TEMPERATURE)).containsExactly("scripted");
        assertThat(MeterSource.namesOf(Quantity.POWER))
                .doesNotHaveDuplicates()
                .hasSize(MeterSource.all().size() - 1);
    }
}
