package org.wattladder.meter.source.pdu;

import java.io.IOException;
import org.snmp4j.MessageDispatcherImpl;
import org.snmp4j.Snmp;
import org.snmp4j.mp.CounterSupport;
import org.snmp4j.mp.MPv1;
import org.snmp4j.mp.MPv2c;
import org.snmp4j.mp.MPv3;
import org.snmp4j.security.AuthHMAC192SHA256;
import org.snmp4j.security.AuthSHA;
import org.snmp4j.security.PrivAES128;
import org.snmp4j.security.PrivAES256;
import org.snmp4j.security.SecurityModel;
import org.snmp4j.security.SecurityModels;
import org.snmp4j.security.SecurityProtocols;
import org.snmp4j.security.USM;
import org.snmp4j.security.UsmUser;
import org.snmp4j.smi.OctetString;
import org.snmp4j.smi.UdpAddress;
import org.snmp4j.transport.DefaultUdpTransportMapping;
import org.snmp4j.util.DefaultPDUFactory;

/** Puts the parts of the library together for one version of SNMP, without its shared tables. */
final class SnmpStack {
    private SnmpStack() {}

    /** Opens a socket at this address, 0.0.0.0/0 for any, and listens on it. */
    static Snmp listening(Login login, UdpAddress at) throws IOException {
        MessageDispatcherImpl dispatcher = new MessageDispatcherImpl();
        if (login.user().isEmpty()) {
            dispatcher.addMessageProcessingModel(new MPv2c());
            dispatcher.addMessageProcessingModel(new MPv1());
        } else {
            dispatcher.addMessageProcessingModel(secured(login));
        }
        Snmp snmp = new Snmp(dispatcher, new DefaultUdpTransportMapping(at));
        snmp.listen();
        return snmp;
    }

    private static MPv3 secured(Login login) {
        SecurityProtocols protocols = new SecurityProtocols(SecurityProtocols.SecurityProtocolSet.maxCompatibility);
        byte[] engine = MPv3.createLocalEngineID();
        USM usm = new USM(protocols, new OctetString(engine), 0);
        OctetString name = new OctetString(login.user().orElseThrow());
        usm.addUser(new UsmUser(
                name,
                login.ciphers().startsWith("sha256") ? AuthHMAC192SHA256.ID : AuthSHA.ID,
                new OctetString(login.secret()),
                login.ciphers().endsWith("aes256") ? PrivAES256.ID : PrivAES128.ID,
                new OctetString(login.privacy())));
        return new MPv3(
                engine,
                new DefaultPDUFactory(),
                protocols,
                SecurityModels.getCollection(new SecurityModel[] {usm}),
                CounterSupport.getInstance());
    }
}
