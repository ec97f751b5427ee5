package org.wattladder.model.sample;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A measurement of a real analyzer.
 *
 * @param file without its ending
 * @param from when the one load began that the client's log names
 * @param until when it ended
 */
public record RealSession(String file, LocalTime from, LocalTime until) {

    public static List<RealSession> all() {
        return List.of(
                session("wt210.ranging", "18:15:00", "18:24:58"),
                session("wt210.testing", "18:34:38", "18:44:36"),
                session("wt310.ranging", "06:24:16", "06:34:14"),
                session("wt310.testing", "06:38:18", "06:48:16"),
                session("wt333e.ranging", "03:50:20", "04:00:18"),
                session("wt333e.testing", "04:02:40", "04:12:38"));
    }

    private static RealSession session(String file, String from, String until) {
        return new RealSession(file, LocalTime.parse(from), LocalTime.parse(until));
    }

    /** Watts of the sum, or only channel, and of each channel; less than 0 for an error. */
    public List<double[]> samples() {
        return rows(LocalTime.MIN, LocalTime.MAX);
    }

    /** Those that were taken under one load. */
    public List<double[]> loaded() {
        return rows(from, until);
    }

    /** Samples cut into windows of this length; what is left over belongs to none. */
    public static List<List<double[]>> cut(List<double[]> samples, int length) {
        List<List<double[]>> windows = new ArrayList<>();
        for (int begin = 0; begin + length <= samples.size(); begin += length) {
            windows.add(samples.subList(begin, begin + length));
        }
        return windows;
    }

    private List<double[]> rows(LocalTime first, LocalTime last) {
        try (InputStream input = RealSession.class.getResourceAsStream("/sessions/" + file + ".csv")) {
            return new String(input.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .map(line -> line.split(",", -1))
                    .filter(row -> !LocalTime.parse(row[0]).isBefore(first)
                            && !LocalTime.parse(row[0]).isAfter(last))
                    .map(row -> Arrays.stream(row)
                            .skip(1)
                            .mapToDouble(Double::parseDouble)
                            .toArray())
                    .toList();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    @Override
    public String toString() {
        return file;
    }
}
