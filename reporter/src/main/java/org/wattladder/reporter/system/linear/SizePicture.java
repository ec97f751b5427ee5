package org.wattladder.reporter.system.linear;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.chart.Columns;
import org.wattladder.reporter.view.chart.Picture;

/** Rmax and watts of each backend over the order of the systems. */
final class SizePicture {
    private SizePicture() {}

    static Picture of(List<Size> sizes, Measurement rpeak) {
        List<Long> orders = sizes.stream().map(Size::order).distinct().sorted().toList();
        List<String> backends = sizes.stream().map(Size::worklet).distinct().toList();
        return new Columns(
                        Message.of("chart.sizes"),
                        Message.of("column.order"),
                        orders.stream().map(Text::of).toList(),
                        new Columns.Side(
                                LinearAlgebra.GFLOPS,
                                backends.stream()
                                        .map(backend ->
                                                series("chart.rmax-of", backend, orders, sizes, Size::rmaxGigaflops))
                                        .toList()),
                        new Columns.Side(
                                Message.of("unit.watts"),
                                backends.stream()
                                        .map(backend -> series(
                                                "chart.watts-of",
                                                backend,
                                                orders,
                                                sizes,
                                                size -> size.figures().averageWatts()))
                                        .toList()),
                        new Columns.Limit(Message.of("headline.rpeak"), rpeak))
                .picture("sizes");
    }

    private static Columns.Series series(
            String meaning, String backend, List<Long> orders, List<Size> sizes, Function<Size, Measurement> figure) {
        return new Columns.Series(
                Message.of(meaning, backend),
                orders.stream()
                        .map(order -> sizes.stream()
                                .filter(size ->
                                        size.order() == order && size.worklet().equals(backend))
                                .findFirst()
                                .map(figure)
                                .orElse(Measurement.absent("absent.not-in-plan")))
                        .toList());
    }
}
