/** What people install, as they get it. */
package org.wattladder.system.release;
