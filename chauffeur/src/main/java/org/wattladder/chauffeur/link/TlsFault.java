package org.wattladder.chauffeur.link;

import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.ssl.NotSslRecordException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.util.Optional;
import javax.net.ssl.SSLException;
import org.wattladder.keys.Fingerprint;
import org.wattladder.keys.Tls;
import org.wattladder.keys.UntrustedKey;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/** Says in words why a secured connection failed, and what to do. */
final class TlsFault {
    private TlsFault() {}

    /** Why the handshake failed, to follow "the Director". */
    static String sentence(Throwable failure, Tls tls) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UntrustedKey untrusted) {
                Fingerprint shown = untrusted.fingerprint();
                return "shows a key that is not trusted here, " + shown
                        + "; if 'wattladder keys show' prints the same on" + " its machine, say 'wattladder keys trust "
                        + shown + " NAME --as director'";
            }
            if (cause instanceof CertificateExpiredException || cause instanceof CertificateNotYetValidException) {
                return "shows a certificate outside of its time (" + cause.getMessage()
                        + "); have a new one issued for it, or compare the clocks of both machines";
            }
            if (cause instanceof NotSslRecordException) {
                return "speaks no TLS; restart it with keys (wattladder director --tls, or --listen beyond"
                        + " loopback)";
            }
        }
        return "aborted the TLS handshake: " + refused(tls) + " (" + failure.getMessage() + ")";
    }

    /** Why an open connection broke, to follow "the connection to the Director was lost: ". */
    static Text broken(Throwable failure, Optional<Tls> tls) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (tls.isPresent() && cause instanceof SSLException) {
                return Message.of("fault.key-refused", refused(tls.get()) + " (" + cause.getMessage() + ")");
            }
            if (tls.isEmpty() && cause instanceof TooLongFrameException) {
                return Text.of("what answers does not speak the protocol of a Director; " + hint(tls));
            }
        }
        return Text.of(String.valueOf(failure.getMessage()));
    }

    /** What may be wrong with a connection that ended before anything was heard. */
    static String hint(Optional<Tls> tls) {
        return tls.map(TlsFault::refused).orElse("if it was started with --tls, say --tls here too");
    }

    private static String refused(Tls tls) {
        return "if it does not trust our key, say on its machine 'wattladder keys trust " + tls.fingerprint()
                + " NAME --as chauffeur' and restart the Director there";
    }
}
