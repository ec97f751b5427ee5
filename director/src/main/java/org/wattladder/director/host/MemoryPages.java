package org.wattladder.director.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wattladder.model.plan.MemoryPlacement;

/**
 * The anonymous pages of a process on each memory node. The kernel counts them in {@code numa_maps}; a mask of allowed nodes would prove
 * nothing, as it does not follow the policy that memory was bound by.
 *
 * @param byNode pages by node; empty when the kernel does not tell
 */
public record MemoryPages(Map<Integer, Long> byNode) {
    /** What lay elsewhere before the policy held, as the words of the command line. */
    private static final double ELSEWHERE_SHARE = 0.02;

    /** Of an equal part; areas are smaller than a round over all nodes. */
    private static final double LEAST_OF_PART = 0.8;

    private static final Pattern ON_NODE = Pattern.compile("\\bN(\\d+)=(\\d+)");
    private static final Pattern SIZE = Pattern.compile("\\bkernelpagesize_kB=(\\d+)");

    public MemoryPages {
        byNode = Map.copyOf(byNode);
    }

    /** Pages of one size in one area of memory. */
    private record Area(long kibibytesPerPage, Map<Integer, Long> pages) {}

    /** Counts those of this process now; takes as long as the kernel needs to walk its pages. */
    public static MemoryPages of(SystemFiles files, long processId) {
        List<Area> areas = files.text("proc/" + processId + "/numa_maps").stream()
                .flatMap(String::lines)
                .filter(line -> line.contains(" anon="))
                .map(MemoryPages::area)
                .toList();
        long smallest = areas.stream().mapToLong(Area::kibibytesPerPage).min().orElse(1);
        Map<Integer, Long> all = new TreeMap<>();
        areas.forEach(area -> area.pages()
                .forEach((node, pages) -> all.merge(node, pages * (area.kibibytesPerPage() / smallest), Long::sum)));
        return new MemoryPages(all);
    }

    private static Area area(String line) {
        Map<Integer, Long> pages = new TreeMap<>();
        Matcher onNode = ON_NODE.matcher(line);
        while (onNode.find()) {
            pages.put(Integer.parseInt(onNode.group(1)), Long.parseLong(onNode.group(2)));
        }
        Matcher size = SIZE.matcher(line);
        return new Area(size.find() ? Math.max(1, Long.parseLong(size.group(1))) : 1, pages);
    }

    /**
     * Whether the memory lies where it must.
     *
     * @param nodes where, at least one
     */
    public boolean lieOn(CpuList nodes, MemoryPlacement placement) {
        long all = on(byNode.keySet());
        if (all == 0 || all - on(nodes.ids()) > ELSEWHERE_SHARE * all) {
            return false;
        }
        double part = (double) all / nodes.size();
        return placement != MemoryPlacement.INTERLEAVE
                || nodes.ids().stream().allMatch(node -> on(List.of(node)) >= LEAST_OF_PART * part);
    }

    private long on(Iterable<Integer> nodes) {
        long sum = 0;
        for (int node : nodes) {
            sum += byNode.getOrDefault(node, 0L);
        }
        return sum;
    }

    /** Pages by node in order of node, for example {@code 0:42718 1:5}; {@code none} when the kernel does not tell. */
    public String text() {
        List<String> words = new ArrayList<>();
        new TreeMap<>(byNode).forEach((node, pages) -> words.add(node + ":" + pages));
        return words.isEmpty() ? "none" : words.stream().collect(Collectors.joining(" "));
    }
}
