package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.snmp4j.CommandResponder;
import org.snmp4j.CommandResponderEvent;
import org.snmp4j.MessageException;
import org.snmp4j.PDU;
import org.snmp4j.Snmp;
import org.snmp4j.mp.StatusInformation;
import org.snmp4j.smi.Address;
import org.snmp4j.smi.Null;
import org.snmp4j.smi.OID;
import org.snmp4j.smi.UdpAddress;
import org.snmp4j.smi.Variable;
import org.snmp4j.smi.VariableBinding;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.worklets.api.Endpoint;

/** An SNMP agent on the loopback with a table of values; can fall silent. */
final class FakeUnit implements AutoCloseable, CommandResponder {
    private final Snmp snmp;
    private final Map<OID, Variable> values = new ConcurrentHashMap<>();
    private final AtomicInteger questions = new AtomicInteger();
    private volatile boolean silent;

    FakeUnit(Login login) throws IOException {
        this(login, InetAddress.getLoopbackAddress());
    }

    FakeUnit(Login login, InetAddress at) throws IOException {
        snmp = SnmpStack.listening(login, new UdpAddress(at, 0));
        snmp.addCommandResponder(this);
    }

    FakeUnit with(String oid, Variable value) {
        values.put(new OID(oid), value);
        return this;
    }

    FakeUnit silent(boolean now) {
        silent = now;
        return this;
    }

    int questions() {
        return questions.get();
    }

    @Override
    public <A extends Address> void processPdu(CommandResponderEvent<A> event) {
        questions.incrementAndGet();
        event.setProcessed(true);
        if (silent || event.getPDU() == null) {
            return;
        }
        PDU answer = (PDU) event.getPDU().clone();
        answer.setType(PDU.RESPONSE);
        for (int index = 0; index < answer.size(); index++) {
            OID oid = answer.get(index).getOid();
            answer.set(index, new VariableBinding(oid, values.getOrDefault(oid, Null.noSuchInstance)));
        }
        try {
            event.getMessageDispatcher()
                    .returnResponsePdu(
                            event.getMessageProcessingModel(),
                            event.getSecurityModel(),
                            event.getSecurityName(),
                            event.getSecurityLevel(),
                            answer,
                            event.getMaxSizeResponsePDU(),
                            event.getStateReference(),
                            new StatusInformation());
        } catch (MessageException unsendable) {
            throw new IllegalStateException(unsendable);
        }
    }

    SourceSettings settings(String... option) throws OptionMistake {
        UdpAddress address = (UdpAddress) snmp.getMessageDispatcher()
                .getTransportMappings()
                .iterator()
                .next()
                .getListenAddress();
        Map<String, String> given = new HashMap<>(Map.of(
                "address",
                new Endpoint(address.getInetAddress().getHostAddress(), address.getPort()).toString(),
                "answer-millis",
                "150",
                "poll-millis",
                "200"));
        for (int index = 0; index < option.length; index += 2) {
            given.put(option[index], option[index + 1]);
        }
        return SourceSettings.of("pdu", PduSettings.KEYS, given);
    }

    @Override
    public void close() throws IOException {
        snmp.close();
    }
}
