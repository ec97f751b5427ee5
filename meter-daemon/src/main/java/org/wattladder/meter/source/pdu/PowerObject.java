package org.wattladder.meter.source.pdu;

import java.util.Optional;

/**
 * One figure of power.
 *
 * @param name for people
 * @param oid where it stands
 * @param wattsPerCount what one count of it means
 * @param decimalsOid where the number of decimal digits stands, by which the figure is divided; empty when it has none
 */
record PowerObject(String name, String oid, double wattsPerCount, Optional<String> decimalsOid) {

    /** The same with decimals known. */
    PowerObject withDecimals(int digits) {
        return new PowerObject(name, oid, wattsPerCount / Math.pow(10, digits), Optional.empty());
    }
}
