package org.wattladder.meter.source.pdu;

import java.io.IOException;
import org.snmp4j.smi.Counter32;
import org.snmp4j.smi.Counter64;
import org.snmp4j.smi.Integer32;
import org.snmp4j.smi.OctetString;
import org.snmp4j.smi.UnsignedInteger32;
import org.snmp4j.smi.Variable;
import org.snmp4j.smi.VariableBinding;

/** Turns an SNMP value into watts. */
final class Watts {
    private Watts() {}

    /**
     * The watts of a figure, plausible or not.
     *
     * @throws IOException when it is no figure of power at all
     */
    static double of(PowerObject object, VariableBinding binding) throws IOException {
        return number(object, binding) * object.wattsPerCount();
    }

    /** The number of decimals that the agent tells. */
    static int decimals(PowerObject object, VariableBinding binding) throws IOException {
        double digits = number(object, binding);
        if (digits < 0 || digits > 9 || digits != Math.rint(digits)) {
            throw new IOException(object.name() + " has " + binding.getVariable() + " decimals");
        }
        return (int) digits;
    }

    private static double number(PowerObject object, VariableBinding binding) throws IOException {
        Variable value = binding.getVariable();
        if (binding.isException()) {
            throw new IOException(object.name() + " is not there (" + binding.getOid() + ": " + value
                    + "); check preset, unit and outlet");
        }
        if (value instanceof Counter32 || value instanceof Counter64) {
            throw new IOException(
                    object.name() + " (" + binding.getOid() + ") is a counter, as energy is, and no power");
        }
        if (value instanceof Integer32 || value instanceof UnsignedInteger32) {
            return value.toLong();
        }
        String text = value.toString().strip();
        if (value instanceof OctetString && text.matches("-?\\d{1,9}(\\.\\d{1,9})?")) {
            return Double.parseDouble(text);
        }
        throw new IOException(object.name() + " (" + binding.getOid() + ") holds '" + text + "', no number");
    }
}
