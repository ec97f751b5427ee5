package org.wattladder.meter.source.pdu;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Where makers keep active power; only object identifiers that several public programs agree on. */
enum Preset {
    /** PowerNet-MIB, rPDU2OutletMeteredStatusPower, W. */
    APC_OUTLET("apc-outlet", "1.3.6.1.4.1.318.1.1.26.9.4.3.1.7.{outlet}", 1, ""),
    /** PowerNet-MIB, rPDU2DeviceStatusPower, hundredths of a kilowatt. */
    APC("apc", "1.3.6.1.4.1.318.1.1.26.4.3.1.5.{unit}", 10, ""),
    /** PDU2-MIB, measurementsOutletSensorValue of activePower, W with decimals of its own. */
    RARITAN_OUTLET(
            "raritan-outlet",
            "1.3.6.1.4.1.13742.6.5.4.3.1.4.{unit}.{outlet}.5",
            1,
            "1.3.6.1.4.1.13742.6.3.5.4.1.7.{unit}.{outlet}.5"),
    /** PDU2-MIB, measurementsInletSensorValue of activePower, W with decimals of its own. */
    RARITAN_INLET(
            "raritan-inlet",
            "1.3.6.1.4.1.13742.6.5.2.3.1.4.{unit}.{outlet}.5",
            1,
            "1.3.6.1.4.1.13742.6.3.3.4.1.7.{unit}.{outlet}.5"),
    /** EATON-EPDU-MIB, outletWatts, W; units count from 0. */
    EATON_OUTLET("eaton-outlet", "1.3.6.1.4.1.534.6.6.7.6.5.1.3.{unit}.{outlet}", 1, ""),
    /** Sentry3-MIB, outletPower, W; an outlet is tower.infeed.outlet. */
    SERVERTECH_OUTLET("servertech-outlet", "1.3.6.1.4.1.1718.3.2.3.1.14.{outlet}", 1, ""),
    /** GEIST-MIB-V5, pduMainRealPower, W. */
    VERTIV("vertiv", "1.3.6.1.4.1.21239.5.2.3.1.1.9.{unit}", 1, "");

    private final String word;
    private final String power;
    private final double wattsPerCount;
    private final String decimals;

    Preset(String word, String power, double wattsPerCount, String decimals) {
        this.word = word;
        this.power = power;
        this.wattsPerCount = wattsPerCount;
        this.decimals = decimals;
    }

    /** The word for it. */
    String word() {
        return word;
    }

    static String names() {
        return Arrays.stream(values()).map(preset -> preset.word).collect(Collectors.joining(", "));
    }

    boolean needsOutlet() {
        return power.contains("{outlet}");
    }

    /** The figure of an outlet; the outlet does not matter where there is one figure per unit. */
    PowerObject object(String unit, String outlet) {
        return new PowerObject(
                needsOutlet() ? word + " " + outlet : word + " unit " + unit,
                filled(power, unit, outlet),
                wattsPerCount,
                decimals.isEmpty() ? Optional.empty() : Optional.of(filled(decimals, unit, outlet)));
    }

    /** Number of the first unit of a chain. */
    String firstUnit() {
        return this == EATON_OUTLET ? "0" : "1";
    }

    private static String filled(String template, String unit, String outlet) {
        return template.replace("{unit}", unit).replace("{outlet}", outlet);
    }
}
