package org.wattladder.worklets.cpu.integer;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** Makes an expression smaller: numbers are computed, what changes nothing is left out, and equal parts become one object. */
final class Rewriting {
    private record Shape(int operation, int value, int left, int right) {}

    private final Map<Shape, Expression> known = new HashMap<>();
    private final IdentityHashMap<Expression, Integer> numbers = new IdentityHashMap<>();

    /** An expression of the same value. */
    Expression rewrite(Expression expression) {
        if (expression.isLeaf()) {
            return only(expression);
        }
        Expression left = rewrite(expression.left());
        Expression right = rewrite(expression.right());
        int operation = expression.operation();
        if (left.operation() == Expression.NUMBER && right.operation() == Expression.NUMBER) {
            return number(Expression.apply(operation, left.value(), right.value()));
        }
        boolean ordered = operation == Expression.SUBTRACT || id(left) <= id(right);
        return simplified(operation, ordered ? left : right, ordered ? right : left);
    }

    @SuppressWarnings("ReferenceEquality") // equal parts are one object
    private Expression simplified(int operation, Expression left, Expression right) {
        switch (operation) {
            case Expression.ADD -> {
                if (left.isNumber(0) || right.isNumber(0)) {
                    return left.isNumber(0) ? right : left;
                }
            }
            case Expression.SUBTRACT -> {
                if (left == right || right.isNumber(0)) {
                    return left == right ? number(0) : left;
                }
            }
            case Expression.MULTIPLY -> {
                if (left.isNumber(0) || right.isNumber(0)) {
                    return number(0);
                }
                if (left.isNumber(1) || right.isNumber(1)) {
                    return left.isNumber(1) ? right : left;
                }
            }
            default -> {
                if (left == right || left.isNumber(0) || right.isNumber(0)) {
                    return left == right ? left : number(0);
                }
            }
        }
        return only(new Expression(operation, 0, left, right));
    }

    private Expression number(int value) {
        return only(Expression.leaf(Expression.NUMBER, value));
    }

    private int id(Expression part) {
        return numbers.getOrDefault(part, 0);
    }

    /** The one object for all expressions like this. */
    private Expression only(Expression part) {
        Shape shape = part.isLeaf()
                ? new Shape(part.operation(), part.value(), 0, 0)
                : new Shape(part.operation(), 0, id(part.left()), id(part.right()));
        Expression same = known.putIfAbsent(shape, part);
        if (same != null) {
            return same;
        }
        numbers.put(part, known.size());
        return part;
    }
}
