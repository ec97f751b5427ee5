package org.wattladder.brokerage.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratorTest {
    private static String all(Scale scale) {
        return Tables.all().stream()
                .map(table -> table.name() + "\n"
                        + table.rows(scale, 1, table.groups().applyAsLong(scale)))
                .collect(Collectors.joining());
    }

    private static List<String[]> rows(String name, Scale scale) {
        return Tables.all().stream()
                .filter(table -> table.name().equals(name))
                .flatMap(table ->
                        table.rows(scale, 1, table.groups().applyAsLong(scale)).lines())
                .map(line -> line.split("\t", -1))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 101, 250, 1_234})
    void shouldMakeAsManyRowsAsItSays(int customers) {
        Scale scale = new Scale(customers, 7);
        for (Table table : Tables.all()) {
            assertThat(table.rows(scale, 1, table.groups().applyAsLong(scale)).lines())
                    .as(table.name())
                    .hasSize(Math.toIntExact(table.rows(scale)));
        }
    }

    @Test
    void shouldMakeTheSameRowsOfTheSameSeedOnly() {
        assertThat(all(new Scale(100, 1))).isEqualTo(all(new Scale(100, 1))).isNotEqualTo(all(new Scale(100, 2)));
    }

    @Test
    void shouldMakeTheSameRowsInWhateverPieces() {
        Scale scale = new Scale(120, 3);
        for (Table table : Tables.all()) {
            long groups = table.groups().applyAsLong(scale);
            String pieces = IntStream.rangeClosed(1, Math.toIntExact(groups))
                    .mapToObj(group -> table.rows(scale, group, group))
                    .collect(Collectors.joining());
            assertThat(pieces).as(table.name()).isEqualTo(table.rows(scale, 1, groups));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 1_001})
    void shouldReferToRowsThatExist(int customers) {
        Scale scale = new Scale(customers, 11);
        assertThat(ids("account", 1, scale)).isSubsetOf(ids("customer", 0, scale));
        assertThat(ids("account", 2, scale)).isSubsetOf(ids("broker", 0, scale));
        assertThat(ids("security", 2, scale)).isSubsetOf(ids("company", 0, scale));
        assertThat(ids("rival", 1, scale)).isSubsetOf(ids("company", 0, scale));
        assertThat(ids("watch_entry", 1, scale)).isSubsetOf(ids("security", 0, scale));
        assertThat(ids("trade_order", 2, scale)).isSubsetOf(ids("security", 0, scale));
        assertThat(ids("news", 0, scale)).hasSize(rows("news", scale).size());
    }

    private static Set<String> ids(String table, int column, Scale scale) {
        return rows(table, scale).stream().map(row -> row[column]).collect(Collectors.toSet());
    }

    @Test
    void shouldBookWhatItSettles() {
        Scale scale = new Scale(100, 5);
        Map<String, Long> settled = new HashMap<>();
        rows("settlement", scale).forEach(row -> settled.merge(row[0], Long.parseLong(row[1]), Long::sum));
        Map<String, Long> booked = new HashMap<>();
        rows("ledger", scale).stream()
                .filter(row -> !row[1].equals("\\N"))
                .forEach(row -> booked.merge(row[1], -Long.parseLong(row[2]), Long::sum));
        assertThat(booked).isEqualTo(settled).hasSize(Math.toIntExact(scale.orders()));
    }

    @Test
    void shouldHoldDifferentSecuritiesInEachAccount() {
        Scale scale = new Scale(333, 5);
        for (long account = 1; account <= scale.accounts(); account++) {
            long held = account;
            assertThat(IntStream.range(0, Scale.HELD_EACH).map(place -> scale.held(held, place)))
                    .doesNotHaveDuplicates()
                    .allMatch(security -> security >= 1 && security <= scale.securities());
        }
    }

    @Test
    void shouldNeverWatchASecurityTwice() {
        Scale scale = new Scale(205, 5);
        assertThat(rows("watch_entry", scale).stream().map(row -> row[0] + " " + row[1]))
                .doesNotHaveDuplicates();
    }
}
