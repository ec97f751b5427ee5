package org.wattladder.worklets.supermarket;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.worklets.tcp.Tcp;

/** A company behind TCP, in a JVM of its own: a thread for each connection. The first injector says how large it is. */
final class BackendServer {
    private final Function<Sizes, Company> founding;
    private Optional<Company> company = Optional.empty();

    BackendServer(Function<Sizes, Company> founding) {
        this.founding = founding;
    }

    /** Serves until the channel is closed. */
    void serve(ServerSocketChannel listening) throws IOException {
        Tcp.serve(listening, this::answer);
    }

    private void answer(SocketChannel injector) throws IOException {
        Connection connection = new Connection(injector);
        ByteBuffer request = ByteBuffer.allocate(Kind.FRAME_BYTES);
        ByteBuffer reply = ByteBuffer.allocate(Kind.FRAME_BYTES);
        connection.read(request);
        Company business = company(Sizes.read(request));
        connection.write(reply.flip());
        while (true) {
            connection.read(request);
            business.call(request, reply);
            connection.write(reply);
        }
    }

    private synchronized Company company(Sizes sizes) {
        if (company.isEmpty()) {
            company = Optional.of(founding.apply(sizes));
        }
        return company.get();
    }
}
