/**
 * Turns a result into findings, derived figures and report files. Runs in whichever process calls it, without a clock,
 * a file or state; what it reads is a result, never a run.
 */
package org.wattladder.reporter;
