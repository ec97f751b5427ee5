package org.wattladder.worklets.supermarket;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WrongOutput;

/** The injector: each user has its own way to the backend. */
final class Shopping implements Session {
    private final Sizes sizes;
    private final Supplier<Backend> backends;
    private final List<Backend> opened = new ArrayList<>();

    /** An injector that opens a way to the backend for each user, and one for audits. */
    Shopping(Sizes sizes, Supplier<Backend> backends) {
        this.sizes = sizes;
        this.backends = backends;
        opened.add(backends.get());
    }

    @Override
    public synchronized List<WeightedTransaction> transactions(UserContext context) {
        Backend backend = backends.get();
        opened.add(backend);
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.share() > 0)
                .map(kind -> new WeightedTransaction(kind.share(), new Request(kind, backend, sizes, context.random())))
                .toList();
    }

    @Override
    public synchronized void audit() {
        ByteBuffer reply = ByteBuffer.allocate(Kind.FRAME_BYTES);
        opened.get(0).call(ByteBuffer.wrap(new byte[] {Kind.AUDIT.letter()}), reply);
        if (reply.hasRemaining()) {
            throw new WrongOutput(StandardCharsets.US_ASCII.decode(reply).toString());
        }
    }

    @Override
    public synchronized void close() {
        opened.forEach(Backend::close);
    }
}
