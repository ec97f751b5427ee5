/** What files of older versions lack, and how they are read all the same; any process that reads archived files. */
package org.wattladder.model.archive;
