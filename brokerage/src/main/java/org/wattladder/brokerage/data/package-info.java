/** What the database holds: tables, how they are generated and loaded. */
package org.wattladder.brokerage.data;
