/** What a Chauffeur may ask of this Director, decided by whoever started the Director; used in its process. */
package org.wattladder.director.permission;
