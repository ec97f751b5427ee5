/** Finds the runs that requests name. */
package org.wattladder.console.archive;
