/** Several runs of one plan together: how far they differ, as pure functions in the reporter's process. */
package org.wattladder.reporter.series;
