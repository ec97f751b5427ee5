package org.wattladder.console.screen;

import java.util.Locale;
import org.wattladder.chauffeur.archive.RunOrder;

/**
 * How a list of runs is sorted, and where each heading leads.
 *
 * @param filters of the list, as a part of its address
 * @param order in which it is
 */
public record RunSorting(String filters, RunOrder order) {
    /** The name of a column in addresses. */
    static String word(RunOrder.Column column) {
        return column.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The list sorted by this column; when it is already, the other way round. Names begin with the first, figures with the greatest. */
    public String address(RunOrder.Column column) {
        boolean figures = column.compareTo(RunOrder.Column.STARTED) >= 0;
        boolean descending = order.column() == column ? !order.descending() : figures;
        return "/runs?" + (filters.isEmpty() ? "" : filters + "&") + "order=" + (descending ? "-" : "") + word(column);
    }

    /** The order as a value of an address; empty for that of a list of which nobody says. */
    public String asked() {
        return order.equals(RunOrder.NEWEST_FIRST) ? "" : (order.descending() ? "-" : "") + word(order.column());
    }

    /** What {@code aria-sort} says of this column; null for one that the list is not sorted by. */
    @SuppressWarnings("NullAway")
    public String state(RunOrder.Column column) {
        return order.column() != column ? null : order.descending() ? "descending" : "ascending";
    }
}
