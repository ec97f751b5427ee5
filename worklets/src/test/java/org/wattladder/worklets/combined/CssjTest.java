package org.wattladder.worklets.combined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WrongOutput;

class CssjTest {
    private static final int SEED = 41;

    private final Warehouse warehouse = tiny(SEED);

    @Test
    void shouldMixTheSixTypesInThePublishedShares() {
        Cssj worklet = new Cssj();
        assertThat(worklet.transactions(new TinyContext(worklet)).stream()
                        .collect(Collectors.toMap(entry -> entry.transaction().type(), WeightedTransaction::share)))
                .containsOnly(
                        Map.entry("new-order", 10),
                        Map.entry("payment", 10),
                        Map.entry("order-status", 1),
                        Map.entry("delivery", 1),
                        Map.entry("stock-level", 1),
                        Map.entry("customer-report", 10));
    }

    @Test
    void shouldConserveMoneyStockAndOrdersOverAnyMix() {
        for (int seed = SEED; seed < SEED + 20; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            Warehouse any = tiny(seed);
            List<Transaction> types = types(any);
            for (int i = 0; i < 2_000; i++) {
                run(types.get(random.nextInt(types.size())), 1);
            }
            new Audit(any).check();
        }
    }

    @Test
    void shouldWriteTheSameSlipsFromTheSameSeed() {
        Warehouse twin = tiny(SEED);
        for (int type = 0; type < 6; type++) {
            run(types(warehouse).get(type), 30);
            run(types(twin).get(type), 30);
            assertThat(warehouse.lastSlip()).isEqualTo(twin.lastSlip()).isNotEmpty();
        }
    }

    @Test
    void shouldFindGoodsThatVanish() {
        found("stock of item", new NewOrder(warehouse) {
            @Override
            Order.Line take(int item, int quantity) {
                Order.Line line = super.take(item, quantity);
                warehouse.goods.onHand[item]--;
                return line;
            }
        });
    }

    @Test
    void shouldFindAnOrderWithAnotherPrice() {
        found("totals", new NewOrder(warehouse) {
            @Override
            Order.Line take(int item, int quantity) {
                super.take(item, quantity);
                return new Order.Line(item, "free", quantity, 0);
            }
        });
    }

    @Test
    void shouldFindAnOrderThatWasNotEntered() {
        found("orders instead of", new NewOrder(warehouse) {
            @Override
            public void execute() {}
        });
    }

    @Test
    void shouldFindAPaymentThatWasNotBooked() {
        found("instead of", new Payment(warehouse) {
            @Override
            void pay(int payer, int cents) {}
        });
    }

    @Test
    void shouldFindOrdersShownWrongly() {
        found("were shown with -1 cents", new OrderStatus(warehouse) {
            @Override
            public void execute() {}
        });
    }

    @Test
    void shouldFindADeliveryLeftUndone() {
        found("0 orders were delivered instead of 9", new Delivery(warehouse) {
            @Override
            public void execute() {}
        });
    }

    @Test
    void shouldFindItemsCountedWrongly() {
        found("units were counted instead of", new StockLevel(warehouse) {
            @Override
            boolean isFew(int item, int least) {
                return !super.isFew(item, least);
            }
        });
    }

    @Test
    void shouldFindAReportThatLeavesALineOut() {
        found("sums up to", new CustomerReport(warehouse) {
            @Override
            long report(int row, Slip slip) {
                return super.report(row, slip) - 1;
            }
        });
    }

    @Test
    void shouldFindInTheAuditADeliveryThatWasNotCharged() {
        run(
                new Delivery(warehouse) {
                    @Override
                    void deliver(Order order) {
                        warehouse.ledger.delivered(order.totalCents());
                    }
                },
                1);
        audited("cents of delivered orders");
    }

    @Test
    void shouldFindInTheAuditEveryFigureThatIsOffByOne() {
        warehouse.goods.sold[0]++;
        warehouse.goods.received[0]++;
        audited("units sold");
        warehouse.goods.sold[0]--;
        audited("stock of item 0");
        warehouse.goods.received[0]--;
        warehouse.ledger.orders++;
        audited("orders instead");
        warehouse.ledger.orders--;
        warehouse.ledger.deliveries++;
        audited("open orders");
        warehouse.ledger.deliveries--;
        warehouse.ledger.orderedCents++;
        audited("cents of open orders");
        warehouse.ledger.orderedCents--;
        warehouse.ledger.paidCents++;
        audited("cents paid by customers");
        warehouse.ledger.paidCents--;
        warehouse.districts[0].paidCents++;
        audited("cents taken by districts");
        warehouse.districts[0].paidCents--;
        warehouse.customers.owedCents[0]++;
        audited("cents owed");
        warehouse.customers.owedCents[0]--;
        new Audit(warehouse).check();
    }

    private void audited(String part) {
        assertThatThrownBy(new NewOrder(warehouse)::audit)
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining(part);
    }

    private static void found(String part, Transaction broken) {
        assertThatThrownBy(() -> run(broken, 50))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining(part);
    }

    static Warehouse tiny(int seed) {
        return new Warehouse(60, 7, 8, 20, new SplittableRandom(seed));
    }

    static void run(Transaction transaction, int times) {
        for (int i = 0; i < times; i++) {
            transaction.prepare();
            transaction.execute();
            transaction.check();
        }
    }

    static List<Transaction> types(Warehouse warehouse) {
        return List.of(
                new NewOrder(warehouse),
                new Payment(warehouse),
                new OrderStatus(warehouse),
                new Delivery(warehouse),
                new StockLevel(warehouse),
                new CustomerReport(warehouse));
    }
}
