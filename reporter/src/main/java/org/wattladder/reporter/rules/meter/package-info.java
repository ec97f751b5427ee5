/** Rules on watts and degrees, and on the meters that told them. */
package org.wattladder.reporter.rules.meter;
