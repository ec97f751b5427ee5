package org.wattladder.director.link;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.Channel;
import io.netty.channel.embedded.EmbeddedChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wattladder.director.StandingClock;

class ConnectionLimitTest {
    private static final long SECOND_NANOS = 1_000_000_000;

    private final StandingClock clock = new StandingClock();
    private final ConnectionLimit limit = new ConnectionLimit(clock);

    /** A connection from 127.0.0.x. */
    private static final class CallFrom extends EmbeddedChannel {
        private final InetSocketAddress caller;

        CallFrom(int last) {
            this.caller = new InetSocketAddress(address(last), 40_000);
        }

        private static InetAddress address(int last) {
            try {
                return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
            } catch (UnknownHostException fourBytesAreAnAddress) {
                throw new IllegalStateException(fourBytesAreAnAddress);
            }
        }

        @Override
        public SocketAddress remoteAddress() {
            return caller;
        }
    }

    private long admitted(int from, int calls) {
        return IntStream.range(0, calls)
                .filter(call -> limit.admits(new CallFrom(from), true))
                .count();
    }

    private void trust(int from) {
        Channel known = new CallFrom(from);
        limit.admits(known, false);
        limit.trusts(known);
    }

    @Test
    void shouldHoldEachAddressToItsOwnAllowanceWhileARunIsServed() {
        assertThat(admitted(2, 40)).isEqualTo(8);
        assertThat(admitted(3, 1)).isOne();
        clock.pass(2 * SECOND_NANOS);
        assertThat(admitted(2, 40)).isOne();
    }

    @Test
    void shouldHoldAllUnknownAddressesTogetherToAnAllowance() {
        assertThat(IntStream.rangeClosed(2, 40)
                        .mapToLong(from -> admitted(from, 10))
                        .sum())
                .isEqualTo(16);
    }

    @Test
    void shouldKeepAReserveForAddressesThatWereTrusted() {
        trust(9);
        IntStream.rangeClosed(10, 40).forEach(from -> admitted(from, 10));
        assertThat(admitted(9, 40)).isEqualTo(8);
    }

    @Test
    void shouldNotDropATrustedAddressWhileAnUnknownOneWaits() {
        trust(9);
        Channel trusted = new CallFrom(9);
        limit.admits(trusted, false);
        List<Channel> unknown = new ArrayList<>();
        for (int from = 10; from < 50; from++) {
            Channel each = new CallFrom(from);
            unknown.add(each);
            assertThat(limit.admits(each, false)).isTrue();
        }
        assertThat(trusted.isOpen()).isTrue();
        assertThat(unknown.stream().filter(Channel::isOpen)).hasSize(15);
    }

    @Test
    void shouldTurnAnUnknownAddressAwayWhenOnlyTrustedOnesWait() {
        IntStream.range(0, 5).forEach(each -> trust(60 + each));
        trust(70);
        List<Channel> waiting = new ArrayList<>();
        for (int call = 0; call < 20; call++) {
            Channel each = new CallFrom(60 + call % 5);
            waiting.add(each);
            assertThat(limit.admits(each, false)).isTrue();
        }
        assertThat(limit.admits(new CallFrom(10), false)).isFalse();
        assertThat(waiting).allMatch(Channel::isOpen);
        assertThat(limit.admits(new CallFrom(70), false)).isTrue();
        assertThat(waiting.get(0).isOpen()).isFalse();
    }

    @Test
    void shouldDropThoseThatKnockMostRatherThanTheOldest() {
        IntStream.range(0, 200).forEach(call -> limit.admits(new CallFrom(10 + call % 30), false));
        Channel newcomer = new CallFrom(9);
        limit.admits(newcomer, false);
        IntStream.range(0, 200).forEach(call -> limit.admits(new CallFrom(10 + call % 30), false));
        assertThat(newcomer.isOpen()).isTrue();
    }
}
