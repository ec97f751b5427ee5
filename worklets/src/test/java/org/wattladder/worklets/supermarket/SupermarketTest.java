package org.wattladder.worklets.supermarket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.tcp.Loopback;

class SupermarketTest {
    private static final Sizes SIZES = new Sizes(3, 100, 10, 10);
    private static final int ROUNDS = 300;

    private static List<Transaction> requests(Backend backend, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.share() > 0)
                .<Transaction>map(kind -> new Request(kind, backend, SIZES, random))
                .toList();
    }

    private static void run(List<Transaction> requests) {
        for (int round = 0; round < ROUNDS; round++) {
            for (Transaction request : requests) {
                request.prepare();
                request.execute();
                request.check();
            }
        }
    }

    @Test
    void shouldSendEachKindInItsShare() {
        Supermarket worklet = new Supermarket();
        TinyContext context = new TinyContext(worklet);
        List<WeightedTransaction> mix = worklet.open(context).transactions(context);
        assertThat(mix)
                .extracting(each -> each.transaction().type())
                .containsExactly("purchase", "online-order", "restock", "statement", "sales-report");
        assertThat(mix).extracting(WeightedTransaction::share).containsExactly(50, 20, 15, 10, 5);
    }

    @Test
    void shouldConserveGoodsAndMoneyWhileManyUsersWork() throws Exception {
        Company company = new Company(SIZES, new Headquarters(SIZES));
        Shopping injector = new Shopping(SIZES, () -> company);
        List<Thread> users = IntStream.range(0, 4)
                .mapToObj(user -> new Thread(() -> run(requests(company, user))))
                .toList();
        users.forEach(Thread::start);
        for (Thread user : users) {
            user.join();
        }
        injector.audit();
    }

    private static Company losesAReceipt(Sizes sizes) {
        return new Company(sizes, new Headquarters(sizes) {
            private int posted;

            @Override
            void post(Receipt receipt) {
                posted++;
                if (posted != ROUNDS) {
                    super.post(receipt);
                }
            }
        });
    }

    private static void auditFindsTheLoss(Supplier<Backend> backends) {
        Shopping injector = new Shopping(SIZES, backends);
        injector.audit();
        run(requests(backends.get(), 1));
        assertThatThrownBy(injector::audit)
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("units on receipts instead of");
    }

    @Test
    void shouldFindALostReceipt() {
        Company company = losesAReceipt(SIZES);
        auditFindsTheLoss(() -> company);
    }

    @Test
    void shouldFindAReceiptThatAJvmOfItsOwnLost() throws Exception {
        try (ServerSocketChannel listening = listen(new BackendServer(SupermarketTest::losesAReceipt)::serve)) {
            auditFindsTheLoss(() -> Connection.open(endpoint(listening), SIZES));
        }
    }

    private interface Serving {
        void on(ServerSocketChannel listening) throws IOException;
    }

    private static ServerSocketChannel listen(Serving serving) throws IOException {
        ServerSocketChannel listening = Loopback.listen();
        Loopback.inBackground(() -> serving.on(listening));
        return listening;
    }

    private static Endpoint endpoint(ServerSocketChannel listening) {
        return new Endpoint("127.0.0.1", listening.socket().getLocalPort());
    }

    @Test
    void shouldFindAReceiptThatIsNotThePriceOfTheBasket() {
        Company company = new Company(SIZES, new Headquarters(SIZES));
        Backend cheats = (request, reply) -> {
            company.call(request, reply);
            int cents = 3 * Integer.BYTES;
            reply.putLong(cents, reply.getLong(cents) - 1);
        };
        Transaction purchase = new Request(Kind.PURCHASE, cheats, SIZES, new SplittableRandom(1));
        purchase.prepare();
        purchase.execute();
        assertThatThrownBy(purchase::check)
                .isInstanceOf(WrongOutput.class)
                .hasMessageStartingWith("the backend answered purchase with receipts of ");
    }

    @Test
    void shouldAnswerTheSameFromAJvmOfItsOwn() throws Exception {
        try (ServerSocketChannel listening = listen(new Supermarket()::serve)) {
            Endpoint at = endpoint(listening);
            Company here = new Company(SIZES, new Headquarters(SIZES));
            try (Connection there = Connection.open(at, SIZES)) {
                run(requests(there, 7));
                run(requests(here, 7));
                ByteBuffer far = ByteBuffer.allocate(Kind.FRAME_BYTES);
                ByteBuffer near = ByteBuffer.allocate(Kind.FRAME_BYTES);
                byte[] statement = {Kind.STATEMENT.letter(), 0, 0, 0, 3};
                there.call(ByteBuffer.wrap(statement), far);
                here.call(ByteBuffer.wrap(statement), near);
                assertThat(far).isEqualTo(near);
                new Shopping(SIZES, () -> Connection.open(at, SIZES)).audit();
            }
        }
    }
}
