package org.wattladder.worklets.combined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
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

    private final Warehouse warehouse = new Warehouse(60, 7, 25, new SplittableRandom(SEED));

    @Test
    void shouldMixTheSixTypesInThePublishedShares() {
        Cssj worklet = new Cssj();
        assertThat(worklet.transactions(new TinyContext(worklet)).stream()
                        .collect(Collectors.toMap(entry -> entry.transaction().type(), WeightedTransaction::share)))
                .containsOnly(
                        java.util.Map.entry("new-order", 10),
                        java.util.Map.entry("payment", 10),
                        java.util.Map.entry("order-status", 1),
                        java.util.Map.entry("delivery", 1),
                        java.util.Map.entry("stock-level", 1),
                        java.util.Map.entry("customer-report", 10));
    }

    @Test
    void shouldConserveMoneyStockAndOrdersOverAnyMix() {
        for (int seed = SEED; seed < SEED + 20; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            Warehouse any = new Warehouse(60, 7, 25, random);
            List<Transaction> types = types(any);
            for (int i = 0; i < 2_000; i++) {
                run(types.get(random.nextInt(types.size())), 1);
            }
            new Audit(any).check();
            assertThat(any.ledger.orders).as("seed " + seed).isPositive();
            assertThat(any.ledger.paidCents).as("seed " + seed).isPositive();
        }
    }

    @Test
    void shouldKeepTheQueuesShort() {
        NewOrder order = new NewOrder(warehouse);
        Delivery delivery = new Delivery(warehouse);
        for (int round = 0; round < 500; round++) {
            run(order, 10);
            run(delivery, 1);
        }
        long open = 0;
        for (District district : warehouse.districts) {
            open += district.open.size();
        }
        assertThat(open).isLessThanOrEqualTo(Delivery.BATCH);
    }

    @Test
    void shouldWriteTheSameSlipsFromTheSameSeed() {
        Warehouse twin = new Warehouse(60, 7, 25, new SplittableRandom(SEED));
        for (int type = 0; type < 6; type++) {
            run(types(warehouse).get(type), 30);
            run(types(twin).get(type), 30);
            assertThat(warehouse.slip.toString())
                    .isEqualTo(twin.slip.toString())
                    .isNotEmpty();
        }
    }

    @Test
    void shouldFindGoodsThatVanish() {
        found("stock of item", new NewOrder(warehouse) {
            @Override
            void take(Item item, int quantity) {
                super.take(item, quantity);
                item.onHand--;
            }
        });
    }

    @Test
    void shouldFindAnOrderThatWasNotEntered() {
        run(new NewOrder(warehouse), 1);
        found("is not the one just entered", new NewOrder(warehouse) {
            @Override
            public void execute() {}
        });
    }

    @Test
    void shouldFindAPaymentThatWasNotBooked() {
        found("instead of", new Payment(warehouse) {
            @Override
            void pay(Customer payer, long cents) {}
        });
    }

    @Test
    void shouldFindAnOrderShownWrongly() {
        run(new NewOrder(warehouse), 300);
        found("was shown with -1 cents", new OrderStatus(warehouse) {
            @Override
            public void execute() {}
        });
    }

    @Test
    void shouldFindADeliveryLeftUndone() {
        run(new NewOrder(warehouse), 3);
        found("-1 orders were delivered instead of 3", new Delivery(warehouse) {
            @Override
            public void execute() {}
        });
    }

    @Test
    void shouldFindItemsCountedWrongly() {
        run(new NewOrder(warehouse), 300);
        found("units were counted instead of", new StockLevel(warehouse) {
            @Override
            boolean isFew(Item item, int least) {
                return item.onHand >= least;
            }
        });
    }

    @Test
    void shouldFindAReportThatLeavesALineOut() {
        run(new NewOrder(warehouse), 300);
        found("sums up to", new CustomerReport(warehouse) {
            @Override
            long report(Order order, Slip slip) {
                return super.report(order, slip) - order.lines[0].amountCents();
            }
        });
    }

    @Test
    void shouldFindInTheAuditADeliveryThatWasNotCharged() {
        run(new NewOrder(warehouse), 3);
        run(
                new Delivery(warehouse) {
                    @Override
                    void deliver(Order order) {
                        warehouse.ledger.delivered(order.totalCents);
                    }
                },
                1);
        audited("cents of delivered orders");
    }

    @Test
    void shouldFindInTheAuditEveryFigureThatIsOffByOne() {
        run(new NewOrder(warehouse), 20);
        warehouse.items[0].sold++;
        warehouse.items[0].onHand--;
        audited("units sold");
        warehouse.items[0].sold--;
        audited("stock of item 0");
        warehouse.items[0].onHand++;
        warehouse.districts[0].orders++;
        audited("orders instead");
        warehouse.districts[0].orders--;
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
        warehouse.districts[0].customers[0].owedCents++;
        audited("cents owed");
        warehouse.districts[0].customers[0].owedCents--;
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

    private static void run(Transaction transaction, int times) {
        for (int i = 0; i < times; i++) {
            transaction.prepare();
            transaction.execute();
            transaction.check();
        }
    }

    private static List<Transaction> types(Warehouse warehouse) {
        return List.of(
                new NewOrder(warehouse),
                new Payment(warehouse),
                new OrderStatus(warehouse),
                new Delivery(warehouse),
                new StockLevel(warehouse),
                new CustomerReport(warehouse));
    }
}
