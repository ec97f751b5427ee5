/** What numbers and texts of records can be at all, whoever made them; used by constructors, in every process. */
package org.wattladder.model.range;
