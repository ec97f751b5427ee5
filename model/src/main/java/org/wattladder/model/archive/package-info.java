/** The version of archived files and their checksums; any process that reads archives. */
package org.wattladder.model.archive;
