/** What is asked of the database between two intervals: whether nothing was lost, and what it did. */
package org.wattladder.brokerage.check;
