/** Pages of a web server: asked for in the client JVM, brought by an nginx in a process of its own. */
package org.wattladder.worklets.web;
