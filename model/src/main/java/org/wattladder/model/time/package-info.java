/** Time as it is injected everywhere: the one clock of each process. */
package org.wattladder.model.time;
