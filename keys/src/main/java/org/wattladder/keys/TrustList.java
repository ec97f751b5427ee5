package org.wattladder.keys;

import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Peers trusted by fingerprint, without an authority; as text one line each, fingerprint and name.
 *
 * @param peers in the order they were added
 */
public record TrustList(List<TrustedPeer> peers) implements Trust {
    public TrustList {
        peers = List.copyOf(peers);
    }

    /**
     * Reads the text; empty lines and lines that begin with # do not count.
     *
     * @param file its name, for messages
     * @throws IllegalArgumentException with file and line, if it is no such list, or one key has two names
     */
    public static TrustList parse(String file, String text) {
        TrustList list = new TrustList(List.of());
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] words = line.split("\\s+", -1);
            try {
                if (words.length != 2) {
                    throw new IllegalArgumentException("a line has a fingerprint and a name");
                }
                list = list.with(new TrustedPeer(Fingerprint.parse(words[0]), words[1]));
            } catch (IllegalArgumentException wrong) {
                throw new IllegalArgumentException(file + ":" + (i + 1) + ": " + wrong.getMessage(), wrong);
            }
        }
        return list;
    }

    /** The text that {@link #parse} reads. */
    public String text() {
        return peers.stream()
                .map(peer -> peer.fingerprint().text() + " " + peer.name() + "\n")
                .collect(Collectors.joining());
    }

    /**
     * The list with one more; nothing changes when that peer is in it under that name.
     *
     * @throws IllegalArgumentException with a sentence, if its key is in the list under another name: whoever took one of
     *     them out would go on trusting the key
     */
    public TrustList with(TrustedPeer peer) {
        Optional<TrustedPeer> known = find(peer.fingerprint());
        if (known.isPresent() && !known.get().equals(peer)) {
            throw new IllegalArgumentException(
                    "this key is trusted as " + known.get().name()
                            + " already; a key has one name: take that one out first, with 'wattladder keys distrust "
                            + known.get().name() + "'");
        }
        List<TrustedPeer> more = new ArrayList<>(peers);
        if (!more.contains(peer)) {
            more.add(peer);
        }
        return new TrustList(more);
    }

    /** The list without all that bear this name. */
    public TrustList without(String name) {
        return new TrustList(
                peers.stream().filter(peer -> !peer.name().equals(name)).toList());
    }

    /** The peer with this fingerprint; every entry is compared, whichever fits. */
    public Optional<TrustedPeer> find(Fingerprint fingerprint) {
        Optional<TrustedPeer> found = Optional.empty();
        for (TrustedPeer peer : peers) {
            found = peer.fingerprint().equals(fingerprint) ? Optional.of(peer) : found;
        }
        return found;
    }

    /** Those who may stand at this host: the ones named like it if there are any, else all. */
    TrustList at(String host) {
        TrustList bound = new TrustList(
                peers.stream().filter(peer -> peer.name().equals(host)).toList());
        return bound.peers().isEmpty() ? this : bound;
    }

    @Override
    public X509ExtendedTrustManager check() {
        return new FingerprintCheck(this);
    }

    @Override
    public boolean bindsNames() {
        return false;
    }

    @Override
    public Optional<String> nameOf(Certificate[] chain) {
        return chain.length > 0 && chain[0] instanceof X509Certificate certificate
                ? find(Fingerprint.of(certificate)).map(TrustedPeer::name)
                : Optional.empty();
    }
}
