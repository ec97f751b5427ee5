/** Turns ladder tables that others published into results that can be charted and compared; pure, in the command's process. */
package org.wattladder.reporter.ladder;
