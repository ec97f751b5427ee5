/**
 * Foreign programs that are measured: where their commands run, what they write, and what of it counts.
 *
 * <p>Director process.
 */
package org.wattladder.director.program;
