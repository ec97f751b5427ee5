package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * Instructions that compute an expression, each part once. A register that is needed is taken from the part that was used
 * longest ago, which is stored in memory first.
 *
 * <p>An instruction is two numbers. One holds operation, register of the result and second register, a byte each; the other
 * is the first register, the number, the variable or the place in memory.
 */
final class Registers {
    static final int REGISTERS = 8;
    static final int STORE = 6;
    static final int LOAD = 7;

    private final IdentityHashMap<Expression, Integer> registerOf = new IdentityHashMap<>();
    private final IdentityHashMap<Expression, Integer> placeOf = new IdentityHashMap<>();
    private final Expression[] held = new Expression[REGISTERS];
    private final int[] used = new int[REGISTERS];
    private int[] instructions = new int[256];
    private int count;
    private int clock;

    /** Compiles; the result is in the register of the last instruction. */
    Registers(Expression expression) {
        compute(expression, -1);
    }

    /** The instructions in their order. */
    int[] instructions() {
        return Arrays.copyOf(instructions, count);
    }

    /** Register that holds the part now; it is not that which is kept. */
    private int compute(Expression part, int kept) {
        Integer register = registerOf.get(part);
        if (register != null) {
            return use(register);
        }
        Integer place = placeOf.get(part);
        if (place != null) {
            return emit(LOAD, part, place, 0, kept);
        }
        if (part.isLeaf()) {
            return emit(part.operation(), part, part.value(), 0, kept);
        }
        compute(part.left(), -1);
        int right = compute(part.right(), -1);
        int left = compute(part.left(), right);
        right = compute(part.right(), left);
        return emit(part.operation(), part, left, right, -1);
    }

    private int use(int register) {
        used[register] = ++clock;
        return register;
    }

    private int emit(int operation, Expression part, int first, int second, int kept) {
        int register = free(kept);
        held[register] = part;
        registerOf.put(part, register);
        write(operation, register, first, second);
        return use(register);
    }

    private int free(int kept) {
        int oldest = kept == 0 ? 1 : 0;
        for (int i = 0; i < REGISTERS; i++) {
            if (i != kept && used[i] < used[oldest]) {
                oldest = i;
            }
        }
        Expression evicted = held[oldest];
        if (evicted != null) {
            registerOf.remove(evicted);
            if (!placeOf.containsKey(evicted)) {
                placeOf.put(evicted, placeOf.size());
                write(STORE, oldest, placeOf.get(evicted), 0);
            }
        }
        return oldest;
    }

    private void write(int operation, int register, int first, int second) {
        if (count == instructions.length) {
            instructions = Arrays.copyOf(instructions, 2 * count);
        }
        instructions[count++] = (operation << 16) | (register << 8) | second;
        instructions[count++] = first;
    }
}
