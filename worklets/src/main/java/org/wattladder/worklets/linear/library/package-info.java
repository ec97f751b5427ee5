/** Libraries of linear algebra that are installed on the machine, called through JNA. */
package org.wattladder.worklets.linear.library;
