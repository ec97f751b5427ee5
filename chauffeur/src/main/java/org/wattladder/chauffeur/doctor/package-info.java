/**
 * What this machine can measure, and what stands in the way; runs in the Chauffeur, outside any run.
 *
 * <p>Reading the machine and understanding what was read are apart: everything that parses takes text, and every path
 * hangs under a root that tests replace. What a machine does not tell is an empty {@link java.util.Optional}.
 */
package org.wattladder.chauffeur.doctor;
