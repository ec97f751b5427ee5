/** What files of older versions lack, how they are read all the same, and the checksums of files; any process that reads archives. */
package org.wattladder.model.archive;
