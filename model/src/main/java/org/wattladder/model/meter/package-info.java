/** What our own meter daemon can measure with, known to the daemon, to its clients and to the Chauffeur alike. */
package org.wattladder.model.meter;
