package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.snmp4j.smi.VariableBinding;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;

/**
 * A unit with an SNMP agent whose figures are known to be there.
 *
 * @param agent to ask
 * @param objects decimals known
 */
record PowerUnit(SnmpAgent agent, List<PowerObject> objects) implements SlowDevice {
    PowerUnit {
        objects = List.copyOf(objects);
    }

    /** Asks for the decimals, where the preset has them. */
    static PowerUnit at(PduSettings settings) throws IOException {
        SnmpAgent agent = SnmpAgent.at(settings);
        try {
            List<PowerObject> objects = new ArrayList<>();
            for (PowerObject object : settings.objects()) {
                objects.add(
                        object.decimalsOid().isEmpty()
                                ? object
                                : object.withDecimals(Watts.decimals(
                                        object,
                                        agent.get(List.of(object.decimalsOid().get()))
                                                .get(0))));
            }
            return new PowerUnit(agent, objects);
        } catch (IOException silent) {
            agent.close();
            throw silent;
        }
    }

    @Override
    public Optional<String> name() {
        return Optional.of("PDU at " + agent.address());
    }

    @Override
    public int channels() {
        return objects.size();
    }

    @Override
    public Answer ask() throws IOException {
        List<VariableBinding> values =
                agent.get(objects.stream().map(PowerObject::oid).toList());
        List<OptionalDouble> watts = new ArrayList<>();
        for (int index = 0; index < objects.size(); index++) {
            watts.add(OptionalDouble.of(Watts.of(objects.get(index), values.get(index))));
        }
        return new Answer(Answer.ofCords(watts), Optional.empty());
    }

    @Override
    public void close() {
        agent.close();
    }

    @Override
    public String toString() {
        return agent.toString();
    }
}
