package org.wattladder.reporter.system.ratios;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;

/** What kind of numbers a kernel mostly computes with. Means are over kernels of one class. */
enum KernelClass {
    INTEGER(List.of(
            "compress",
            "crypto-aes",
            "sort",
            "sha256",
            "xml-validate",
            "regex",
            "board-search",
            "json",
            "path-finding",
            "arithmetic-coder",
            "tree-rewrite")),
    FLOATING(List.of(
            "sor",
            "fft",
            "lu",
            "n-body",
            "sparse",
            "monte-carlo",
            "ray-tracing",
            "stencil",
            "image-filter",
            "clustering")),
    /** Kernels that somebody added; they are shown and enter no mean. */
    OTHER(List.of());

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of alone
    private final List<String> kernels;

    KernelClass(List<String> kernels) {
        this.kernels = kernels;
    }

    /** The class of a worklet. */
    static KernelClass of(String worklet) {
        return Stream.of(values())
                .filter(each -> each.kernels.contains(worklet))
                .findFirst()
                .orElse(OTHER);
    }

    /** Names of its worklets in the whole suite. */
    List<String> kernels() {
        return kernels;
    }

    Message word() {
        return Message.of("kernel-class." + name().toLowerCase(Locale.ROOT));
    }
}
