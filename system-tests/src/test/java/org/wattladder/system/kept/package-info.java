/** What released versions wrote, read by the program of today. */
package org.wattladder.system.kept;
