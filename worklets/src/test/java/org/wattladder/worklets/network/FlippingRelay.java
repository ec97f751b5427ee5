package org.wattladder.worklets.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.ServerSocketChannel;
import org.wattladder.worklets.tcp.Loopback;

/** Passes one connection on to a server, and changes a bit of one byte there and of one back; a negative place changes none. */
final class FlippingRelay implements AutoCloseable {
    private final ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());

    FlippingRelay(ServerSocketChannel server, long placeThere, long placeBack) throws IOException {
        InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
        Loopback.inBackground(() -> {
            Socket client = listening.accept();
            Socket onward = new Socket(address.getAddress(), address.getPort());
            Loopback.inBackground(() -> pass(client.getInputStream(), onward.getOutputStream(), placeThere));
            pass(onward.getInputStream(), client.getOutputStream(), placeBack);
        });
    }

    private static void pass(InputStream from, OutputStream to, long place) throws IOException {
        byte[] bytes = new byte[8192];
        long passed = 0;
        for (int read = from.read(bytes); read > 0; read = from.read(bytes)) {
            if (place >= passed && place < passed + read) {
                bytes[(int) (place - passed)] ^= 1;
            }
            to.write(bytes, 0, read);
            passed += read;
        }
    }

    InetSocketAddress address() {
        return (InetSocketAddress) listening.getLocalSocketAddress();
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
