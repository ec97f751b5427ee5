/**
 * The folders in which storage worklets keep their files: chosen, made, and emptied again; in the Director's process, on
 * its work thread, and in that of {@code wattladder storage}.
 */
package org.wattladder.director.storage;
