/**
 * Storage worklets, in the client JVM: unbuffered access to files with content that can be verified.
 *
 * <p>Source: section 7.1.2 and tables 2 and 3 of the ICPE 2012 paper. Its 128 kB and 8 kB blocks are 128 KiB and 8 KiB
 * here, its 1 GB files 1 GiB. Nothing is written to a file that this package has not made. Why the channels of the JDK do
 * the work and system calls only verify it: {@code docs/adr/0014-unbuffered-io.md}.
 */
package org.wattladder.worklets.storage;
