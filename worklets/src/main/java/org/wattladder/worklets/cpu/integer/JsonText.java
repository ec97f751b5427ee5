package org.wattladder.worklets.cpu.integer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** JSON as the kernel has it: maps, lists, strings, whole numbers, numbers with two decimals, true, false and null. */
final class JsonText {
    /** A number with two decimals, as hundredths. */
    record Hundredths(long value) {}

    /** What {@code null} stands for. */
    enum Nothing {
        NULL
    }

    private JsonText() {}

    /** A list of records in the form that {@link Writer} writes. */
    static byte[] document(int records, RandomGenerator input) {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < records; i++) {
            text.append(i == 0 ? "" : ",").append("{\"id\":").append(input.nextInt(1_000_000));
            text.append(",\"name\":\"").append(word(input)).append(' ').append(word(input));
            text.append(input.nextInt(4) == 0 ? "\\n\\\"" + word(input) + "\\\"" : "")
                    .append('"');
            int price = input.nextInt(100_000);
            text.append(",\"price\":")
                    .append(price / 100)
                    .append('.')
                    .append(price / 10 % 10)
                    .append(price % 10);
            text.append(",\"open\":").append(input.nextInt(3) == 0 ? "null" : input.nextBoolean() ? "true" : "false");
            text.append(",\"tags\":[");
            for (int tag = input.nextInt(5); tag > 0; tag--) {
                text.append('"').append(word(input)).append(tag == 1 ? "\"" : "\",");
            }
            text.append("],\"place\":{\"x\":").append(input.nextInt(-500, 500));
            text.append(",\"y\":").append(input.nextInt(-500, 500)).append("}}");
        }
        return text.append(']').toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static String word(RandomGenerator input) {
        StringBuilder word = new StringBuilder();
        for (int length = 2 + input.nextInt(8); length > 0; length--) {
            word.append((char) ('a' + input.nextInt(26)));
        }
        return word.toString();
    }

    /** Reads one document. */
    static final class Reader {
        private final byte[] text;
        private final byte[] room = new byte[256];
        private int at;

        Reader(byte[] text) {
            this.text = text;
        }

        Object value() {
            return switch (text[at]) {
                case '{' -> map();
                case '[' -> list();
                case '"' -> string();
                case 't' -> literal(4, true);
                case 'f' -> literal(5, false);
                case 'n' -> literal(4, Nothing.NULL);
                default -> number();
            };
        }

        private Object literal(int length, Object value) {
            at += length;
            return value;
        }

        private Map<String, Object> map() {
            Map<String, Object> map = new LinkedHashMap<>();
            at++;
            while (text[at] != '}') {
                String name = string();
                at++;
                map.put(name, value());
                at += text[at] == ',' ? 1 : 0;
            }
            at++;
            return map;
        }

        private List<Object> list() {
            List<Object> list = new ArrayList<>();
            at++;
            while (text[at] != ']') {
                list.add(value());
                at += text[at] == ',' ? 1 : 0;
            }
            at++;
            return list;
        }

        private String string() {
            int length = 0;
            at++;
            for (byte c = text[at++]; c != '"'; c = text[at++]) {
                if (c == '\\') {
                    byte escaped = text[at++];
                    room[length++] = escaped == 'n' ? (byte) '\n' : escaped;
                } else {
                    room[length++] = c;
                }
            }
            return new String(room, 0, length, StandardCharsets.US_ASCII);
        }

        private Object number() {
            boolean negative = text[at] == '-';
            at += negative ? 1 : 0;
            long value = digits(0);
            if (text[at] == '.') {
                at++;
                value = digits(value);
                return new Hundredths(negative ? -value : value);
            }
            return negative ? -value : value;
        }

        private long digits(long before) {
            long value = before;
            for (; text[at] >= '0' && text[at] <= '9'; at++) {
                value = 10 * value + text[at] - '0';
            }
            return value;
        }
    }

    /** Writes one document. */
    static final class Writer {
        private final byte[] text;
        private int length;

        Writer(byte[] text) {
            this.text = text;
        }

        /** How many bytes it took. */
        int write(Object value) {
            put(value);
            return length;
        }

        private void put(Object value) {
            if (value instanceof Map<?, ?> map) {
                char before = '{';
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    put(before);
                    string((String) entry.getKey());
                    put(':');
                    put(entry.getValue());
                    before = ',';
                }
                put('}');
            } else if (value instanceof List<?> list) {
                char before = '[';
                for (Object each : list) {
                    put(before);
                    put(each);
                    before = ',';
                }
                if (before == '[') {
                    put('[');
                }
                put(']');
            } else if (value instanceof String string) {
                string(string);
            } else if (value instanceof Long number) {
                number(number);
            } else if (value instanceof Hundredths number) {
                number(number.value() / 100);
                put('.');
                put((char) ('0' + number.value() / 10 % 10));
                put((char) ('0' + number.value() % 10));
            } else {
                plain(value == Nothing.NULL ? "null" : value.toString());
            }
        }

        private void put(char c) {
            text[length++] = (byte) c;
        }

        private void plain(String string) {
            for (int i = 0; i < string.length(); i++) {
                put(string.charAt(i));
            }
        }

        private void string(String string) {
            put('"');
            for (int i = 0; i < string.length(); i++) {
                char c = string.charAt(i);
                if (c == '"' || c == '\\' || c == '\n') {
                    put('\\');
                }
                put(c == '\n' ? 'n' : c);
            }
            put('"');
        }

        private void number(long number) {
            long rest = Math.abs(number);
            if (number < 0) {
                put('-');
            }
            int digits = 1;
            for (long above = rest / 10; above > 0; above /= 10) {
                digits++;
            }
            for (int i = length + digits - 1; i >= length; i--) {
                text[i] = (byte) ('0' + rest % 10);
                rest /= 10;
            }
            length += digits;
        }
    }
}
