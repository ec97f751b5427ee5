/** What is done with guests while they work, and whether they keep their state; in client JVMs. */
package org.wattladder.guests.operate;
