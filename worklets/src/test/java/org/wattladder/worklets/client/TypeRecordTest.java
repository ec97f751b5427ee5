package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.link.CountLine;

class TypeRecordTest {
    @Test
    void shouldTakeATimeBeyondItsRangeAsTheLongest() {
        TypeRecord record = new TypeRecord("work");
        record.addService(Long.MAX_VALUE, 1);
        record.addResponse(Long.MAX_VALUE, 1);
        record.addResponse(-5, 1);
        CountLine line = record.line(1, 0, true);
        Histogram response = Histograms.read(line.responseHistogram());
        assertThat(response.valuesAreEquivalent(response.getMaxValue(), TypeRecord.LONGEST_NANOS))
                .isTrue();
        assertThat(response.getMinValue()).isZero();
        assertThat(line.transactions()).isEqualTo(1);
    }

    @Test
    void shouldAddUpUsersAndForgetWhenCleared() {
        TypeRecord sum = new TypeRecord("work");
        TypeRecord user = new TypeRecord("work");
        user.addService(2_000, 3);
        sum.add(user);
        sum.add(user);
        assertThat(sum.line(7, 0, false).transactions()).isEqualTo(6);
        user.clear();
        assertThat(user.line(7, 0, false).transactions()).isZero();
        assertThat(Histograms.read(user.line(7, 0, false).serviceHistogram()).getTotalCount())
                .isZero();
    }
}
