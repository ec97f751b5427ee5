package org.wattladder.reporter.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LadderTableTest {
    @Test
    void shouldSortLoadsAndDoWithoutIdle() throws Exception {
        LadderTable table = LadderTable.read("t.csv", LadderTable.HEADING + "\n50,10,5\n\n# note\n100, 20 ,8.5\n");
        assertThat(table.levels()).containsExactly(new LadderTable.Rung(100, 20, 8.5), new LadderTable.Rung(50, 10, 5));
        assertThat(table.idleWatts()).isEmpty();
    }

    @Test
    void shouldNameEveryProblemWithItsLine() {
        String table = LadderTable.HEADING
                + "\n100,655.699,71.7\n90,1,000,60\n80,1e5,50\n110,1,1\n100,2,2\n0,5,10\n70,3,0\n60,-3,4\n";
        assertThatThrownBy(() -> LadderTable.read("t.csv", table))
                .isInstanceOf(UnreadableLadder.class)
                .hasMessageContainingAll(
                        "t.csv:3: there are 4 cells",
                        "t.csv:4: '1e5' is no number",
                        "t.csv:5: the load is above 100 %",
                        "t.csv:6: the same load stands in line 2",
                        "t.csv:7: idle has 5.0 operations",
                        "t.csv:8: the average is 0 W",
                        "t.csv:9: '-3' is no number");
    }

    @Test
    void shouldReadWhatSpreadsheetsWrite() throws Exception {
        LadderTable table =
                LadderTable.read("t.csv", "\ufefftarget_load_percent;ops;average_watts\r\n100 %;20;8,5\r\n0%;0;4\r\n");
        assertThat(table.levels()).containsExactly(new LadderTable.Rung(100, 20, 8.5));
        assertThat(table.idleWatts()).contains(4.0);
        assertThat(table.overallPerWatt()).isEqualTo(1.6);
    }

    /** Lines are parted by a bar; t is a tab. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            target_load_percent,ops,average_watts|100%,20,8.5|Active Idle,0,4
            target_load_percent,ops,average_watts|100%,20,8.5|Idle,,4
            "target_load_percent","ops","average_watts"|"100","20","8.5"|"0","0","4.0"
            "target_load_percent","ops","average_watts"|"100","20","8,5"|"0","0","4,0"
            target_load_percent;ops;average_watts;;|100;20;8,5;;|0;0;4,0;;|;;;;
            target_load_percent,ops,average_watts,|100,20,8.5,|0,0,4,
            target_load_percenttopstaverage_watts|100t20t8.5|0t0t4.0
            target_load_percenttopstaverage_watts|100t20t8,5|0t0t4,0
            Target_Load_Percent, Ops, Average_Watts|100, 20, 8.5|0, 0, 4.0
            sep=;|target_load_percent;ops;average_watts|100;20;8.5|0;0;4
            "# a, note"|target_load_percent,ops,average_watts|100,20,8.500|0,0,4
            """)
    void shouldReadEveryFormOfTheSameTable(String lines) throws Exception {
        LadderTable table = LadderTable.read(
                "t.csv", lines.replace('|', '\n').replaceAll("(?<=percent|ops|\\d)t(?=ops|average|\\d)", "\t"));
        assertThat(table.levels()).containsExactly(new LadderTable.Rung(100, 20, 8.5));
        assertThat(table.idleWatts()).contains(4.0);
    }

    /** A wrong guess would be wrong by 1000. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "100;655.699;71,7",
                "100;655,699;71.7",
                "100;655.699;72",
                "100;655,699;72",
                "100;655.699;71.700",
                "100;655.699;71,700"
            })
    void shouldRefuseFiguresThatMayBeGrouped(String row) {
        assertThatThrownBy(() -> LadderTable.read("t.csv", "target_load_percent;ops;average_watts\n" + row + "\n"))
                .isInstanceOf(UnreadableLadder.class)
                .hasMessageStartingWith("t.csv:2: '655");
    }

    @Test
    void shouldNameRowsAndTotalsThatContradict() throws Exception {
        LadderTable table = LadderTable.read(
                "t.csv",
                LadderTable.HEADING_PRINTED + "\n100,200.0,80.0,2.5\n50,100.0,50.0,3.0\n0,0,20.0,0\noverall,,,2.0\n");
        assertThat(table.contradictions())
                .containsExactly("t.csv:3: 3.0000 operations per watt are printed, but this row gives 2.0000");
        assertThat(LadderTable.read("t.csv", LadderTable.HEADING_PRINTED + "\n100,200.0,80.0,2.5\noverall,,,2.6\n")
                        .contradictions())
                .containsExactly(
                        "t.csv:3: 2.6000 operations per watt are printed, but the sum over all rows gives 2.5000");
    }

    @Test
    void shouldTakeRoundingOfEveryFigureIntoAccount() throws Exception {
        // A published row whose printed quotient is off by 0.4 %: whole watts would allow it, tenths of a watt do not.
        assertThat(LadderTable.read("t.csv", LadderTable.HEADING_PRINTED + "\n80,522263,50,10400\n")
                        .contradictions())
                .isEmpty();
        assertThat(LadderTable.read("t.csv", LadderTable.HEADING_PRINTED + "\n80,522263,50.0,10400\n")
                        .contradictions())
                .containsExactly("t.csv:2: 10400 operations per watt are printed, but this row gives 10445");
    }

    @Test
    void shouldRefuseAnotherHeadingAndAnEmptyLadder() {
        assertThatThrownBy(() -> LadderTable.read("t.csv", "load,ops,watts\n100,1,1\n"))
                .hasMessage("t.csv:1: the heading is 'load,ops,watts'; it must be '" + LadderTable.HEADING + "'");
        assertThatThrownBy(() -> LadderTable.read("t.csv", LadderTable.HEADING + "\n0,0,10\n"))
                .hasMessage("t.csv: there is no load above 0; a ladder needs one at least");
        assertThatThrownBy(() -> LadderTable.read("t.csv", "")).hasMessageContaining("the table is empty");
    }
}
