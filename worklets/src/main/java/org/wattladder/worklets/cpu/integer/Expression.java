package org.wattladder.worklets.cpu.integer;

import java.util.random.RandomGenerator;

/**
 * A number, a variable, or an operation on two expressions, all in whole numbers of 32 bits.
 *
 * @param operation one of the constants
 * @param value of a number, number of a variable
 * @param left of an operation; of a leaf the leaf that stands for nothing
 * @param right likewise
 */
record Expression(int operation, int value, Expression left, Expression right) {
    static final int NUMBER = 0;
    static final int VARIABLE = 1;
    static final int ADD = 2;
    static final int SUBTRACT = 3;
    static final int MULTIPLY = 4;
    static final int AND = 5;
    static final int VARIABLES = 16;

    private static final int OPERATIONS = 4;

    /** A leaf. */
    @SuppressWarnings("NullAway") // a leaf has nothing below, and nobody asks
    static Expression leaf(int operation, int value) {
        return new Expression(operation, value, null, null);
    }

    boolean isLeaf() {
        return operation <= VARIABLE;
    }

    boolean isNumber(int number) {
        return operation == NUMBER && value == number;
    }

    /** An expression with so many leaves. */
    static Expression draw(int leaves, RandomGenerator input) {
        if (leaves == 1) {
            return input.nextInt(3) == 0 ? leaf(NUMBER, input.nextInt(4)) : leaf(VARIABLE, input.nextInt(VARIABLES));
        }
        int left = 1 + input.nextInt(leaves - 1);
        return new Expression(ADD + input.nextInt(OPERATIONS), 0, draw(left, input), draw(leaves - left, input));
    }

    /** What the operation makes of two numbers. */
    static int apply(int operation, int left, int right) {
        return switch (operation) {
            case ADD -> left + right;
            case SUBTRACT -> left - right;
            case MULTIPLY -> left * right;
            default -> left & right;
        };
    }
}
