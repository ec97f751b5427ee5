/** The torture run: real runs that are broken at random points in random ways, resumed and verified. */
package org.wattladder.system.torture;
