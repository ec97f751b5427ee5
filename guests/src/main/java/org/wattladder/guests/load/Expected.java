package org.wattladder.guests.load;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.CRC32;
import org.wattladder.guests.tile.Role;

/** What a guest has to answer to a piece of work; the other side is {@code guest.py}. */
final class Expected {
    private static final int PRODUCTS = 2_000;
    private static final int PAGE = 20;
    private static final int MESSAGE_LINES = 128;
    private static final int[] ORDERED = {1, 31, 97};
    private static final int DIGITS = 16;

    private Expected() {}

    /**
     * The answer of a guest of this role.
     *
     * @param key of the work, 0 or more
     */
    static String answer(Role role, long key) {
        return switch (role) {
            case MAIL -> mail(key);
            case WEB -> page(key);
            case SHOP_1, SHOP_2, SHOP_3 -> order(key);
            case WEB_DATA, SHOP_DATA, STANDBY, CLONE ->
                throw new IllegalArgumentException("a guest " + role.word() + " gets no work");
        };
    }

    private static String mail(long key) {
        String line = key + " wattladder mail " + key * 2_654_435_761L % (1L << 32) + "\n";
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(line.repeat(MESSAGE_LINES).getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    private static String page(long key) {
        StringBuilder page =
                new StringBuilder("<html><body><h1>Page ").append(key).append("</h1><ul>\n");
        long first = key % (PRODUCTS - PAGE);
        for (long product = first; product < first + PAGE; product++) {
            page.append("<li>item-")
                    .append(product)
                    .append(" costs ")
                    .append(price(product))
                    .append("</li>\n");
        }
        byte[] bytes = page.append("</ul></body></html>\n").toString().getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue() + " " + bytes.length;
    }

    private static String order(long key) {
        long total = 0;
        for (int factor : ORDERED) {
            total += price(key * factor % PRODUCTS);
        }
        return Long.toString(total);
    }

    private static long price(long product) {
        return product * 7_919 % 9_973 + 100;
    }
}
