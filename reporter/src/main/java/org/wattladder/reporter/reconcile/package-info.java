/**
 * Two meters that measured the same thing side by side: gain, offset and lag between them. Pure arithmetic, no files and
 * no clocks; in the process of {@code wattladder reconcile}.
 */
package org.wattladder.reporter.reconcile;
