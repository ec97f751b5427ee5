package org.wattladder.worklets.combined;

/** The text that a transaction writes for people, made again each time. */
final class Slip {
    private final StringBuilder text = new StringBuilder();

    Slip(String title, String name) {
        text.append(title).append(' ').append(name).append('\n');
    }

    Slip line(Order.Line line) {
        text.append(line.quantity()).append(" x ").append(line.name()).append(' ');
        return cents(line.amountCents());
    }

    Slip amount(String label, long cents) {
        text.append(label).append(' ');
        return cents(cents);
    }

    Slip count(String label, long count) {
        text.append(label).append(' ').append(count).append('\n');
        return this;
    }

    private Slip cents(long cents) {
        long whole = Math.abs(cents);
        if (cents < 0) {
            text.append('-');
        }
        text.append(whole / 100).append('.');
        long rest = whole % 100;
        text.append((char) ('0' + rest / 10)).append((char) ('0' + rest % 10)).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
