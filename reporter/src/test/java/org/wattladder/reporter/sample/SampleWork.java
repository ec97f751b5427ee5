package org.wattladder.reporter.sample;

import java.util.List;
import java.util.Map;
import org.wattladder.worklets.api.Figure;

/**
 * What a made-up machine does of a worklet that is not of storage.
 *
 * @param rate transactions per second at full load
 * @param watts at full load
 * @param types of transactions
 * @param bytes that a transaction moves; 0 where none is counted
 * @param dataBytes that each client works on; 0 where its metric does not ask
 */
record SampleWork(double rate, double watts, List<String> types, long bytes, long dataBytes) {
    static final double IDLE_WATTS = 41.7;

    private static final SampleWork NONE = new SampleWork(0, IDLE_WATTS, List.of(), 0, 0);
    private static final Map<String, SampleWork> ALL = Map.ofEntries(
            Map.entry("compress", cpu(403.8, 112.5, "compress", "decompress")),
            Map.entry("crypto-aes", cpu(1843.6, 118.3, "decrypt", "encrypt")),
            Map.entry("sor", cpu(96.41, 109.8, "relax")),
            Map.entry("sort", cpu(155.7, 107.2, "sort")),
            Map.entry("sha256", cpu(2716.9, 114.6, "hash")),
            Map.entry("fft", cpu(88.04, 121.4, "transform")),
            Map.entry("lu", cpu(712.4, 126.9, "factorise")),
            Map.entry("xml-validate", cpu(1320.5, 116.1, "validate")),
            Map.entry("xml-validate-1", memory("validate", 902.3, 119.7, 0, 6L << 30)),
            Map.entry("xml-validate-2", memory("validate", 631.8, 123.2, 0, 6L << 30)),
            Map.entry("flood", memory("flood", 14.62, 131.5, 2L << 30, 9L << 30)),
            Map.entry("solve-vector", cpu(0.42, 128.2, "solve")),
            Map.entry("bandwidth-triad", memory("triad", 14.62, 131.5, 2L << 30, 9L << 30)),
            Map.entry(
                    "cssj",
                    cpu(
                            8412.7,
                            117.9,
                            "customer-report",
                            "delivery",
                            "new-order",
                            "order-status",
                            "payment",
                            "stock-level")));

    /** Named figures of each client. */
    List<Figure> figures() {
        return types.contains("solve")
                ? List.of(
                        new Figure("order", 8000, ""),
                        new Figure("gigaflop", 341.4613333333333, "GFLOP"),
                        new Figure("scaled-residual", 0.004, ""))
                : List.of();
    }

    private static SampleWork cpu(double rate, double watts, String... types) {
        return new SampleWork(rate, watts, List.of(types), 0, 0);
    }

    private static SampleWork memory(String type, double rate, double watts, long bytes, long dataBytes) {
        return new SampleWork(rate, watts, List.of(type), bytes, dataBytes);
    }

    static SampleWork of(String worklet) {
        return ALL.getOrDefault(worklet.replaceFirst("-(speed|rate)(-peak)?$", ""), NONE);
    }
}
