/**
 * What disturbs this machine around an interval: counters of the kernel, read before and after, and a clock-gap probe.
 *
 * <p>Director process, work thread; nothing here runs while an interval records. Parsers take text and know no files.
 */
package org.wattladder.director.conditions;
