package org.wattladder.meter.server;

import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who may connect; this machine always may.
 *
 * @param networks addresses with the number of bits that count
 */
public record AllowList(List<Network> networks) {
    /** Without leading zeros, which some read as octal. */
    private static final String OCTET = "(?:0|[1-9]\\d{0,2})";

    private static final Pattern SHAPE =
            Pattern.compile("(" + OCTET + "(?:\\." + OCTET + "){3}|[0-9A-Fa-f.]*:[0-9A-Fa-f.:]+)(?:/(\\d{1,3}))?");

    /**
     * Addresses that begin alike.
     *
     * @param address one of them
     * @param bits how many leading bits count
     */
    public record Network(InetAddress address, int bits) {
        /** The network as it is understood, its other bits cleared, for example {@code 192.0.2.0/24}. */
        @Override
        public String toString() {
            byte[] first = address.getAddress();
            for (int bit = bits; bit < first.length * 8; bit++) {
                first[bit / 8] &= (byte) ~(0x80 >>> bit % 8);
            }
            try {
                return InetAddress.getByAddress(first).getHostAddress() + "/" + bits;
            } catch (UnknownHostException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        boolean holds(InetAddress other) {
            int length = address.getAddress().length * 8;
            return other.getAddress().length * 8 == length
                    && leading(address, length).equals(leading(other, length));
        }

        private BigInteger leading(InetAddress of, int length) {
            return new BigInteger(1, of.getAddress()).shiftRight(length - bits);
        }
    }

    public AllowList {
        networks = List.copyOf(networks);
    }

    /**
     * Reads {@code ADDRESS} or {@code ADDRESS/BITS} each; names are not looked up.
     *
     * @throws IllegalArgumentException with one sentence for a text of another shape
     */
    public static AllowList parse(List<String> texts) {
        List<Network> networks = new ArrayList<>();
        for (String text : texts) {
            networks.add(network(text));
        }
        return new AllowList(networks);
    }

    private static Network network(String text) {
        Matcher shape = SHAPE.matcher(text.strip());
        try {
            // fewer than four numbers would be taken for an address too, but for another one than most people expect
            if (shape.matches()) {
                InetAddress address = InetAddress.getByName(shape.group(1));
                int most = address.getAddress().length * 8;
                int bits = shape.group(2) == null ? most : Integer.parseInt(shape.group(2));
                if (bits <= most) {
                    return new Network(address, bits);
                }
            }
        } catch (UnknownHostException noAddress) {
            // told below
        }
        throw new IllegalArgumentException("--allow " + text
                + " is no address; write ADDRESS or ADDRESS/BITS, for example 192.0.2.17 or 192.0.2.0/24.");
    }

    /** Whether this address may connect. */
    public boolean allows(InetAddress address) {
        return address.isLoopbackAddress() || networks.stream().anyMatch(network -> network.holds(address));
    }
}
