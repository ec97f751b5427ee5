package org.wattladder.brokerage.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InsertedRowsTest {
    @Test
    void shouldMakeValuesOfARow() {
        Row row = new Row();
        row.of(7, "Person 1", Row.absent(), "");
        assertThat(InsertedRows.values(row.take().replace("\n", ""))).isEqualTo("('7','Person 1',NULL,'')");
        assertThat(InsertedRows.values("7\t\\N\t")).isEqualTo("('7',NULL,'')");
    }

    /** So nothing needs to be escaped. */
    @Test
    void shouldFindNoQuotationMarkInAnyValue() {
        Scale scale = new Scale(100, 3);
        for (Table table : Tables.all()) {
            assertThat(table.rows(scale, 1, table.groups().applyAsLong(scale)))
                    .as(table.name())
                    .doesNotContain("'", "\"");
        }
    }
}
