package org.wattladder.reporter.system.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Tiles of guests: the highest score, the number of tiles behind which it no longer rises, and what they draw. */
public final class TilesSystem implements SuiteSystem {
    private static final int DIGITS = 4;
    private static final String NO_KNEE = "absent.no-knee";

    private static final List<Column<TileRow>> STEPS = List.of(
            Column.of("column.tiles", row -> row.step().tiles()),
            Column.ofWords("column.pass", "column.pass", TilesSystem::pass),
            Column.of("column.score", row -> Cells.significant(row.score(), DIGITS)),
            Column.of("column.half-width", row -> Cells.significant(row.halfWidth(), 2)),
            Column.of("column.average-watts", row -> Cells.significant(row.averageWatts(), DIGITS)),
            Column.of("column.score-per-watt", row -> Cells.significant(row.perWatt(), DIGITS)),
            Column.of("column.kept-of-one-tile", row -> Cells.percent(row.keptPercent(), 1)),
            Column.of("column.host-cpu", row -> Cells.percent(row.hostCpuPercent(), 1)),
            Column.of("column.recordings", row -> row.repeats().size()));

    private static final List<Column<GuestRow>> GUESTS = List.of(
            Column.of("column.tiles", row -> row.row().step().tiles()),
            Column.ofWords("column.pass", "column.pass", row -> pass(row.row())),
            Column.ofWords(
                    "column.guest",
                    "column.guest",
                    row -> Cells.name(row.guest().name())),
            Column.ofWords("column.guest-limits", "column.guest-limits", GuestRow::limited),
            Column.of("column.guest-rate", row -> Cells.significant(row.rate(), DIGITS)),
            Column.of("column.of-reference", row -> Cells.percent(row.ofReferencePercent(), 1)),
            Column.of("column.lowest-guest", row -> Cells.percent(row.lowestPercent(), 1)),
            Column.of("column.guest-cpus", row -> Cells.fixed(row.cpus(), 2)),
            Column.of("column.guest-waiting", row -> Cells.percent(row.waitingPercent(), 1)));

    @Override
    public String id() {
        return "tiles";
    }

    @Override
    public String sentence() {
        return "the highest score and the number of tiles behind which it no longer rises as headline; watts and guests by number"
                + " of tiles";
    }

    @Override
    public List<Rule> rules() {
        return List.of(GuestFailures.STARVED, GuestFailures.SILENT, new KneeRule());
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        for (RunTiles tiles : RunTiles.all(run)) {
            headline.add(score(tiles));
            headline.add(knee(tiles));
        }
        return headline;
    }

    private static Headline score(RunTiles tiles) {
        Message name = Message.of("headline.tiles-score");
        Optional<TileRow> best = tiles.best();
        if (best.isEmpty()) {
            Message reason = Message.of("absent.guest-failed");
            return Headline.plain(name, Headline.NO_UNIT, Measurement.absent(reason), Drawn.nothing(reason));
        }
        TileRow row = best.get();
        double score = row.score().asOptional().orElseThrow();
        OptionalDouble half = row.halfWidth().asOptional();
        return new Headline(
                name,
                Headline.NO_UNIT,
                row.score(),
                half.isPresent() ? OptionalDouble.of(score - half.getAsDouble()) : OptionalDouble.empty(),
                half.isPresent() ? OptionalDouble.of(score + half.getAsDouble()) : OptionalDouble.empty(),
                drawn(tiles, row),
                List.of(Message.of("headline.with-tiles", row.step().tiles())));
    }

    private static Drawn drawn(RunTiles tiles, TileRow row) {
        return new Drawn(
                row.averageWatts(),
                row.perWatt(),
                row.averageWatts().asOptional().isPresent() ? row.tier() : Optional.empty(),
                tiles.worklet().plan().name(),
                OptionalInt.empty());
    }

    private static Headline knee(RunTiles tiles) {
        Message name = Message.of("headline.tiles-at-knee");
        Message unit = Message.of("unit.tiles");
        OptionalInt knee = tiles.found().knee(tiles.schedule());
        if (knee.isEmpty()) {
            return Headline.plain(name, unit, Measurement.absent(NO_KNEE), Drawn.nothing(Message.of(NO_KNEE)));
        }
        TileRow row = tiles.rows().stream()
                .filter(each -> each.step().tiles() == knee.getAsInt())
                .findFirst()
                .orElseThrow();
        return Headline.plain(
                name,
                unit,
                Measurement.of(knee.getAsInt()),
                Drawn.watts(tiles.worklet().plan().name(), row.averageWatts(), row.tier()));
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return RunTiles.all(run).stream().map(TilesSystem::section).toList();
    }

    private static Section section(RunTiles tiles) {
        List<TileRow> curve =
                tiles.rows().stream().filter(row -> !row.step().confirming()).toList();
        return new Section(
                "tiles",
                Message.of("heading.tiles"),
                Message.each("sentence.tiles", "sentence.tiles-reference", "sentence.tiles-not-a-result"),
                List.of(TilePicture.of(curve)),
                List.of(
                        Table.of("legend.tiles", STEPS, tiles.rows()),
                        Table.of(
                                "legend.guests",
                                GUESTS,
                                tiles.rows().stream()
                                        .flatMap(row -> GuestRow.of(tiles, row).stream())
                                        .toList())),
                List.of());
    }

    private static Text pass(TileRow row) {
        return Message.of(row.step().confirming() ? "word.knee-again" : "word.rising");
    }
}
