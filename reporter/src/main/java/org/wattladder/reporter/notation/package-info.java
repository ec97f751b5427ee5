/** How figures, times and names are written; the same on every machine, whatever its locale and time zone. */
package org.wattladder.reporter.notation;
