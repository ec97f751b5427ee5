// The worklet xml-validate with libxml2: a stream of events that are validated, or a tree that is validated and walked.
// Arguments after the seconds: the schema and a document, written by the worklet itself. Before each reading the figures
// of all lines change in place, as they do there.
#include "bench.h"
#include <malloc.h>
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>

enum { ROOM = 1 << 22, LINES = 1500 };
static char text[ROOM];
static int length, lines, errors, in_price, written;
static long quantity, read_sum, written_sum, cents;
static char *places[LINES];
static xmlSchemaPtr schema;

static void quiet(void *context, const char *message, ...) { (void)context, (void)message; }

static void digits(char *to, int count, int number) {
    for (int i = count - 1; i >= 0; i--, number /= 10) to[i] = (char)('0' + number % 10);
}

// As in a line: article="AB-000000" quantity="0000" ... <price>0000.00
static void prepare(void) {
    written_sum = 0;
    for (int i = 0; i < written; i++) {
        uint64_t number = draw();
        int many = 1 + (int)(number >> 20 & 0xffff) % 9999, price = 1 + (int)(number >> 36 & 0xfffff) % 999999;
        digits(places[i] + 18, 6, (int)(number & 0xfffff) % 1000000);
        digits(places[i] + 36, 4, many);
        char *at = strstr(places[i], "<price>") + 7;
        digits(at, 4, price / 100);
        digits(at + 5, 2, price % 100);
        written_sum += (long)many * price;
    }
    lines = 0;
    read_sum = 0;
}

static long hundredths(const char *from, const char *end, long number) {
    for (; from < end; from++)
        if (*from != '.') number = number * 10 + (*from - '0');
    return number;
}

static void start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int spaces,
                  const xmlChar **space, int count, int defaults, const xmlChar **attributes) {
    (void)context, (void)prefix, (void)uri, (void)spaces, (void)space, (void)defaults;
    if (!strcmp((const char *)name, "line")) {
        for (int i = 0; i < count; i++)
            if (!strcmp((const char *)attributes[5 * i], "quantity"))
                quantity = hundredths((const char *)attributes[5 * i + 3], (const char *)attributes[5 * i + 4], 0);
    } else if (!strcmp((const char *)name, "price")) {
        in_price = 1;
        cents = 0;
    }
}

static void end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)context, (void)name, (void)prefix, (void)uri;
    if (in_price) {
        in_price = 0;
        read_sum += quantity * cents;
        lines++;
    }
}

static void characters(void *context, const xmlChar *from, int count) {
    (void)context;
    if (in_price) cents = hundredths((const char *)from, (const char *)from + count, cents);
}

static void sax(void) {
    xmlSchemaValidCtxtPtr validation = xmlSchemaNewValidCtxt(schema);
    xmlSchemaSetValidErrors(validation, quiet, quiet, NULL);
    xmlSAXHandler handler = {.initialized = XML_SAX2_MAGIC, .startElementNs = start, .endElementNs = end, .characters = characters};
    xmlParserInputBufferPtr input = xmlParserInputBufferCreateMem(text, length, XML_CHAR_ENCODING_NONE);
    errors = xmlSchemaValidateStream(validation, input, XML_CHAR_ENCODING_NONE, &handler, NULL);
    xmlSchemaFreeValidCtxt(validation);
}

static void dom(void) {
    xmlSchemaValidCtxtPtr validation = xmlSchemaNewValidCtxt(schema);
    xmlSchemaSetValidErrors(validation, quiet, quiet, NULL);
    xmlDocPtr document = xmlReadMemory(text, length, "order.xml", NULL, 0);
    errors = xmlSchemaValidateDoc(validation, document);
    for (xmlNodePtr line = xmlDocGetRootElement(document)->children; line; line = line->next) {
        if (line->type != XML_ELEMENT_NODE) continue;
        xmlChar *many = xmlGetNoNsProp(line, (const xmlChar *)"quantity"), *price = xmlNodeGetContent(line->children);
        read_sum += atol((const char *)many) * hundredths((const char *)price, (const char *)price + xmlStrlen(price), 0);
        lines++;
        xmlFree(many);
        xmlFree(price);
    }
    xmlFreeDoc(document);
    xmlSchemaFreeValidCtxt(validation);
}

static int check(void) { return errors == 0 && lines == written && read_sum == written_sum; }

int main(int count, char **arguments) {
    usage(count, arguments);
    // Else glibc gives the memory of each tree back to the system and pays for its pages again: 670 faults per tree.
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, 64 << 20);
    FILE *file = count > 4 ? fopen(arguments[4], "r") : NULL;
    schema = count > 4 ? xmlSchemaParse(xmlSchemaNewParserCtxt(arguments[3])) : NULL;
    if (!file || !schema) {
        fprintf(stderr, "xml-validate: give the schema and a document\n");
        return 2;
    }
    length = (int)fread(text, 1, ROOM - 1, file);
    for (char *at = text; (at = strstr(at, "\n<line ")); written++) places[written] = ++at;
    bench("sax", arguments, prepare, sax, check);
    bench("dom", arguments, prepare, dom, check);
}
