package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.snmp4j.CommunityTarget;
import org.snmp4j.PDU;
import org.snmp4j.ScopedPDU;
import org.snmp4j.Snmp;
import org.snmp4j.Target;
import org.snmp4j.UserTarget;
import org.snmp4j.event.ResponseEvent;
import org.snmp4j.mp.SnmpConstants;
import org.snmp4j.security.SecurityLevel;
import org.snmp4j.smi.OID;
import org.snmp4j.smi.OctetString;
import org.snmp4j.smi.UdpAddress;
import org.snmp4j.smi.VariableBinding;

/** The agent of a unit; asked by one thread at a time, each question within a bounded time. */
final class SnmpAgent implements AutoCloseable {
    private final PduSettings settings;
    private final Snmp snmp;
    private final Target<UdpAddress> target;
    private boolean spoken;

    private SnmpAgent(PduSettings settings, Snmp snmp, Target<UdpAddress> target) {
        this.settings = settings;
        this.snmp = snmp;
        this.target = target;
    }

    static SnmpAgent at(PduSettings settings) throws IOException {
        UdpAddress address = new UdpAddress(
                InetAddress.getByName(settings.address().host()),
                settings.address().port());
        Target<UdpAddress> target;
        if (settings.login().user().isPresent()) {
            target = new UserTarget<>();
            target.setSecurityName(new OctetString(settings.login().user().get()));
            target.setSecurityLevel(SecurityLevel.AUTH_PRIV);
            target.setVersion(SnmpConstants.version3);
        } else {
            target = new CommunityTarget<>(
                    address, new OctetString(settings.login().secret()));
            target.setVersion(SnmpConstants.version2c);
        }
        target.setAddress(address);
        target.setTimeout(settings.answerMillis());
        target.setRetries(1);
        return new SnmpAgent(settings, SnmpStack.listening(settings.login(), anyPort(address)), target);
    }

    /** Of the same family: a socket of IPv4 reaches no agent by IPv6. */
    private static UdpAddress anyPort(UdpAddress agent) throws IOException {
        return agent.getInetAddress() instanceof Inet6Address
                ? new UdpAddress(InetAddress.getByName("::"), 0)
                : new UdpAddress(0);
    }

    /**
     * The values, in the order of the names.
     *
     * @throws IOException without an answer in time, or with a refusal; one sentence
     */
    List<VariableBinding> get(List<String> oids) throws IOException {
        PDU question = settings.login().user().isPresent() ? new ScopedPDU() : new PDU();
        question.setType(PDU.GET);
        oids.forEach(oid -> question.add(new VariableBinding(new OID(oid))));
        Optional<PDU> reply = send(question);
        if (reply.isEmpty() && !spoken && target.getVersion() == SnmpConstants.version2c) {
            // Old agents speak version 1 alone and keep silent to any other.
            target.setVersion(SnmpConstants.version1);
            reply = send(question);
        }
        if (reply.isEmpty()) {
            if (!spoken && target.getVersion() == SnmpConstants.version1) {
                target.setVersion(SnmpConstants.version2c);
            }
            throw new IOException("no answer from " + settings.address() + " (" + version()
                    + (spoken || settings.login().user().isPresent() ? "" : " and v1")
                    + "); agents keep silent also when "
                    + (settings.login().user().isPresent()
                            ? "user, password or ciphers (" + settings.login().ciphers() + ") are wrong"
                            : "the community is wrong"));
        }
        spoken = true;
        PDU answer = reply.get();
        if (answer.getType() == PDU.REPORT || answer.getErrorStatus() != PDU.noError) {
            throw new IOException(settings.address() + " refuses (" + version() + "): "
                    + (answer.getType() == PDU.REPORT ? answer.getVariableBindings() : answer.getErrorStatusText()));
        }
        List<VariableBinding> values = new ArrayList<>();
        answer.getVariableBindings().forEach(values::add);
        if (values.size() != oids.size()) {
            throw new IOException(
                    settings.address() + " answered " + values.size() + " values instead of " + oids.size());
        }
        return List.copyOf(values);
    }

    private Optional<PDU> send(PDU question) throws IOException {
        ResponseEvent<UdpAddress> event = snmp.send(question, target);
        return event == null ? Optional.empty() : Optional.ofNullable(event.getResponse());
    }

    private String version() {
        return target.getVersion() == SnmpConstants.version1
                ? "SNMP v1"
                : settings.login().toString();
    }

    @Override
    public void close() {
        try {
            snmp.close();
        } catch (IOException gone) {
            // nothing of it is used any more
        }
    }

    String address() {
        return settings.address().toString();
    }

    @Override
    public String toString() {
        return version() + " at " + settings.address();
    }
}
