package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Rewrites expressions as a compiler does, and turns them into instructions for registers. */
public final class TreeRewrite extends KnownWorklet {
    /** A worklet with its standard size. */
    public TreeRewrite() {
        super(
                "tree-rewrite",
                "Integer units, branch prediction and the caches, by walks along trees of small objects.",
                "Compiles 150 expressions of 128 leaves: folds constants, simplifies, finds what is computed twice by a hash"
                        + " table, and assigns 8 registers. 2 MB per user, and 2 MB of short-lived objects for each pass.",
                MemoryNeed.allocating(2_000_000, 32 << 20),
                new Parameter("expressions", "expressions that are compiled", 1, 10_000, 150, 3));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Program(size, input);
    }

    /** Expressions and the instructions made of them. */
    static final class Program implements Kernel {
        private static final int LEAVES = 128;

        final Expression[] expressions;
        final int[][] instructions;

        Program(int size, RandomGenerator input) {
            expressions = new Expression[size];
            instructions = new int[size][];
            for (int i = 0; i < size; i++) {
                expressions[i] = Expression.draw(LEAVES, input);
            }
            reset();
        }

        @Override
        public void reset() {
            Arrays.fill(instructions, new int[0]);
        }

        @Override
        public void run() {
            for (int i = 0; i < expressions.length; i++) {
                instructions[i] = new Registers(new Rewriting().rewrite(expressions[i])).instructions();
            }
        }

        @Override
        public void digest(Digest digest) {
            for (int[] each : instructions) {
                digest.add(each.length);
                digest.add(each, each.length);
            }
        }
    }
}
