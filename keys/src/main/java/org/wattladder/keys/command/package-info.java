/** The command for keys, which is on every machine: also on one that has only a Director. */
package org.wattladder.keys.command;
