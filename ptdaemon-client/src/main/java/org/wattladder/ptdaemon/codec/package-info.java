/**
 * The PTDaemon protocol as text: commands and answers as records, both ways.
 *
 * <p>Pure: no sockets, threads or clocks. The client formats commands and parses answers (Chauffeur process); the meter
 * daemon parses commands and formats answers. One text line per command, one per answer, only samples take more.
 */
package org.wattladder.ptdaemon.codec;
