package org.wattladder.system.torture;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * How one run is broken.
 *
 * @param number in the whole bench, from 1
 * @param subject what is broken
 * @param breakage the way
 * @param point where
 * @param extraMillis how long after the point
 */
record Trial(int number, Subject subject, Breakage breakage, Point point, long extraMillis) {
    /** A search takes a minute, thus it is drawn less. */
    private static final List<Subject> SUBJECTS = Stream.of(Subject.values())
            .flatMap(each -> Stream.generate(() -> each).limit(each == Subject.SEARCH ? 1 : 3))
            .toList();

    private static final List<Point> POINTS = List.of(Point.values());
    private static final int LONGEST_EXTRA_MILLIS = 40;

    /** The trial of this number; the same whatever was tried before. */
    static Trial draw(long seed, int number) {
        SplittableRandom random = new SplittableRandom(new SplittableRandom(seed).nextLong() + number);
        Subject subject = SUBJECTS.get(random.nextInt(SUBJECTS.size()));
        List<Point> points = POINTS.stream().filter(subject::has).toList();
        Point point = points.get(random.nextInt(points.size()));
        List<Breakage> possible = Stream.of(Breakage.values())
                .filter(each -> each.isPossibleAt(point) && each.isPossibleFor(subject))
                .flatMap(each -> Stream.generate(() -> each).limit(each.weight()))
                .toList();
        Breakage breakage = possible.get(random.nextInt(possible.size()));
        return new Trial(
                number, subject, breakage, point, random.nextInt(3) == 0 ? 0 : random.nextInt(LONGEST_EXTRA_MILLIS));
    }

    String words() {
        return number + ": " + subject.words() + ", " + breakage.words() + ", " + point.words() + " + " + extraMillis
                + " ms";
    }
}
