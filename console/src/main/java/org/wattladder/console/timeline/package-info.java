/** A run over time in a browser: what is drawn of it, and the values under the cursor. */
package org.wattladder.console.timeline;
