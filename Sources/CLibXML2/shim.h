#pragma once

// The part of libxml2 this package uses.
//
// It is declared here, not included: the library's headers stand in a folder that only
// pkg-config knows, and pkg-config would link the library as well. What is declared is
// part of the library's binary interface, the same from 2.6 to 2.15.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  void (*internalSubset)(void *user, const char *name, const char *external, const char *system);
  void *isStandalone, *hasInternalSubset, *hasExternalSubset, *resolveEntity;
  void *(*getEntity)(void *user, const char *name);
  void (*entityDecl)(
    void *user, const char *name, int type, const char *public_id, const char *system_id,
    char *content);
  void *notationDecl, *attributeDecl, *elementDecl, *unparsedEntityDecl, *setDocumentLocator;
  void *startDocument, *endDocument, *startElement, *endElement;
  void (*reference)(void *user, const char *name);
  void (*characters)(void *user, const char *text, int size);
  void (*ignorableWhitespace)(void *user, const char *text, int size);
  void *processingInstruction, *comment, *warning, *error, *fatalError;
  void *(*getParameterEntity)(void *user, const char *name);
  void (*cdataBlock)(void *user, const char *text, int size);
  void *externalSubset;
  unsigned int initialized;
  void *_private;
  void (*startElementNs)(
    void *user, const char *name, const char *prefix, const char *uri, int namespace_count,
    const char **namespaces, int attribute_count, int default_count, const char **attributes);
  void (*endElementNs)(void *user, const char *name, const char *prefix, const char *uri);
  void *serror;
} libxml2_sax;

typedef struct {
  int domain;
  int code;
  char *message;
  int level;
  char *file;
  int line;
  char *texts[3];
  int numbers[2];
  void *context;
  void *node;
} libxml2_error;

/// The beginning of a parser context.
typedef struct {
  libxml2_sax *sax;
  void *user;
} libxml2_context;

/// The beginning of every node of a document.
typedef struct libxml2_node {
  void *_private;
  int type;
  const char *name;
  struct libxml2_node *children, *last, *parent, *next, *previous;
} libxml2_node;

/// The level of an error after which a document is not well-formed.
#define LIBXML2_FATAL 3

typedef void (*libxml2_error_handler)(void *user, const libxml2_error *error);

libxml2_context *xmlCreateMemoryParserCtxt(const char *bytes, int size);
int xmlCtxtUseOptions(libxml2_context *context, int options);
int xmlParseDocument(libxml2_context *context);
void xmlStopParser(libxml2_context *context);
long xmlByteConsumed(libxml2_context *context);
void xmlFreeParserCtxt(libxml2_context *context);
void *xmlReadMemory(const char *bytes, int size, const char *url, const char *encoding, int options);
libxml2_node *xmlDocGetRootElement(void *document);
void xmlFreeDoc(void *document);
void *xmlRelaxNGNewMemParserCtxt(const char *bytes, int size);
void xmlRelaxNGSetParserStructuredErrors(void *parser, libxml2_error_handler handler, void *user);
void *xmlRelaxNGParse(void *parser);
void xmlRelaxNGFreeParserCtxt(void *parser);
void *xmlRelaxNGNewValidCtxt(void *schema);
void xmlRelaxNGSetValidStructuredErrors(void *context, libxml2_error_handler handler, void *user);
int xmlRelaxNGValidateDoc(void *context, void *document);
void xmlRelaxNGFreeValidCtxt(void *context);
void xmlRelaxNGFree(void *schema);

#define LAZY_LIBRARY libxml2
#define LAZY_FILES "libxml2.so.2", "libxml2.so.16"
#define LAZY_FUNCTIONS(use)                \
  use(xmlCreateMemoryParserCtxt)           \
  use(xmlCtxtUseOptions)                   \
  use(xmlParseDocument)                    \
  use(xmlStopParser)                       \
  use(xmlByteConsumed)                     \
  use(xmlFreeParserCtxt)                   \
  use(xmlReadMemory)                       \
  use(xmlDocGetRootElement)                \
  use(xmlFreeDoc)                          \
  use(xmlRelaxNGNewMemParserCtxt)          \
  use(xmlRelaxNGSetParserStructuredErrors) \
  use(xmlRelaxNGParse)                     \
  use(xmlRelaxNGFreeParserCtxt)            \
  use(xmlRelaxNGNewValidCtxt)              \
  use(xmlRelaxNGSetValidStructuredErrors)  \
  use(xmlRelaxNGValidateDoc)               \
  use(xmlRelaxNGFreeValidCtxt)             \
  use(xmlRelaxNGFree)
#include "../CLazyLibrary/lazy_library.h"

/// What is told while a document is parsed. Offsets are bytes from its beginning.
typedef struct {
  /// The DTD that the document names; both identifiers may be NULL. Not 0 to stop.
  int (*doctype)(void *user, long offset, const char *public_id, const char *system_id);
  /// Before the `>` or `/>` of a tag. Not 0 to stop. The attributes are five pointers each: name, prefix, URI,
  /// and where the value begins and ends.
  int (*start)(
    void *user, long offset, const char *name, int attribute_count, const char **attributes);
  /// Behind the end of an element.
  void (*end)(void *user, long offset);
  void (*text)(void *user, const char *text, int size);
  /// An entity that the document declares, or one that it uses without having declared it.
  void (*entity)(void *user, long offset, const char *name, int is_declaration);
  void (*failed)(void *user, long offset, const char *message, int level);
} libxml2_events;

typedef struct {
  libxml2_context *context;
  const libxml2_events *events;
  void *user;
} libxml2_parsing;

static inline long libxml2_offset(void *user) {
  return libxml2_functions()->xmlByteConsumed(((libxml2_parsing *)user)->context);
}

static inline void libxml2_doctype(
  void *user, const char *name, const char *public_id, const char *system_id) {
  libxml2_parsing *parsing = user;
  int stops =
    parsing->events->doctype(parsing->user, libxml2_offset(user), public_id, system_id);
  if (stops) libxml2_functions()->xmlStopParser(parsing->context);
}

static inline void libxml2_start(
  void *user, const char *name, const char *prefix, const char *uri, int namespace_count,
  const char **namespaces, int attribute_count, int default_count, const char **attributes) {
  libxml2_parsing *parsing = user;
  int stops = parsing->events->start(
    parsing->user, libxml2_offset(user), name, attribute_count, attributes);
  if (stops) libxml2_functions()->xmlStopParser(parsing->context);
}

static inline void libxml2_end(
  void *user, const char *name, const char *prefix, const char *uri) {
  libxml2_parsing *parsing = user;
  parsing->events->end(parsing->user, libxml2_offset(user));
}

static inline void libxml2_text(void *user, const char *text, int size) {
  libxml2_parsing *parsing = user;
  parsing->events->text(parsing->user, text, size);
}

static inline void libxml2_entity_declaration(
  void *user, const char *name, int type, const char *public_id, const char *system_id,
  char *content) {
  libxml2_parsing *parsing = user;
  parsing->events->entity(parsing->user, libxml2_offset(user), name, 1);
  libxml2_functions()->xmlStopParser(parsing->context);
}

static inline void libxml2_entity_reference(void *user, const char *name) {
  libxml2_parsing *parsing = user;
  parsing->events->entity(parsing->user, libxml2_offset(user), name, 0);
  libxml2_functions()->xmlStopParser(parsing->context);
}

static inline void libxml2_failed(void *user, const libxml2_error *error) {
  libxml2_parsing *parsing = user;
  parsing->events->failed(parsing->user, libxml2_offset(user), error->message, error->level);
  // What is no XML is told once: the parser itself tells of every hyphen in a bad comment.
  if (error->level >= LIBXML2_FATAL) libxml2_functions()->xmlStopParser(parsing->context);
}

/// Parses a document: no entity is expanded but the five of XML, no DTD is read, nothing is
/// loaded from anywhere. 0 when there is no memory.
static inline int libxml2_parse(
  const char *bytes, int size, const libxml2_events *events, void *user) {
  const struct libxml2_functions *xml = libxml2_functions();
  libxml2_parsing parsing = {xml->xmlCreateMemoryParserCtxt(bytes, size), events, user};
  if (parsing.context == NULL) return 0;
  memset(parsing.context->sax, 0, sizeof(libxml2_sax));
  *parsing.context->sax = (libxml2_sax){
    .internalSubset = libxml2_doctype,
    .entityDecl = libxml2_entity_declaration,
    .reference = libxml2_entity_reference,
    .characters = libxml2_text,
    .ignorableWhitespace = libxml2_text,
    .cdataBlock = libxml2_text,
    // Marks the handler as one of version 2, with namespaces.
    .initialized = 0xDEEDBEAF,
    .startElementNs = libxml2_start,
    .endElementNs = libxml2_end,
    .serror = (void *)libxml2_failed,
  };
  parsing.context->user = &parsing;
  // NONET | BIG_LINES | IGNORE_ENC: the bytes are UTF-8, whatever the declaration says.
  xml->xmlCtxtUseOptions(parsing.context, 1 << 11 | 1 << 21 | 1 << 22);
  xml->xmlParseDocument(parsing.context);
  xml->xmlFreeParserCtxt(parsing.context);
  return 1;
}

/// The elements of a document before an element, in the order of the document.
static inline long libxml2_index(libxml2_node *root, libxml2_node *wanted) {
  long index = 0;
  libxml2_node *node = root;
  while (node != NULL && node != wanted) {
    if (node->type == 1) index++;
    if (node->type == 1 && node->children != NULL) {
      node = node->children;
      continue;
    }
    while (node != NULL && node != root && node->next == NULL) node = node->parent;
    if (node == NULL || node == root) return index;
    node = node->next;
  }
  return index;
}

/// The most faults that are told: to find the index of an element takes as long as it is far.
#define LIBXML2_MOST_FAULTS 100

typedef struct {
  libxml2_node *root;
  void (*found)(void *user, long element, const char *message);
  void *user;
  int count;
} libxml2_validation;

static inline void libxml2_invalid(void *user, const libxml2_error *error) {
  libxml2_validation *validation = user;
  if (validation->count++ >= LIBXML2_MOST_FAULTS) return;
  libxml2_node *node = error->node;
  while (node != NULL && node->type != 1) node = node->parent;
  validation->found(
    validation->user, node == NULL ? 0 : libxml2_index(validation->root, node), error->message);
}

/// Holds a well-formed document against a RELAX NG schema; -1 when either can't be used. Faults
/// are told by the index of their element in the order of the document.
static inline int libxml2_validate(
  const char *bytes, int size, const char *schema, int schema_size,
  void (*found)(void *user, long element, const char *message), void *user) {
  const struct libxml2_functions *xml = libxml2_functions();
  int result = -1;
  libxml2_validation validation = {NULL, found, user, 0};
  void *parser = xml->xmlRelaxNGNewMemParserCtxt(schema, schema_size);
  if (parser == NULL) return result;
  xml->xmlRelaxNGSetParserStructuredErrors(parser, libxml2_invalid, &validation);
  void *grammar = xml->xmlRelaxNGParse(parser);
  xml->xmlRelaxNGFreeParserCtxt(parser);
  if (grammar == NULL) return result;
  // NOERROR | NOWARNING | NONET | BIG_LINES | IGNORE_ENC
  void *document = xml->xmlReadMemory(
    bytes, size, NULL, NULL, 1 << 5 | 1 << 6 | 1 << 11 | 1 << 21 | 1 << 22);
  if (document != NULL) {
    validation.root = xml->xmlDocGetRootElement(document);
    void *context = xml->xmlRelaxNGNewValidCtxt(grammar);
    if (context != NULL) {
      xml->xmlRelaxNGSetValidStructuredErrors(context, libxml2_invalid, &validation);
      result = xml->xmlRelaxNGValidateDoc(context, document);
      xml->xmlRelaxNGFreeValidCtxt(context);
    }
    xml->xmlFreeDoc(document);
  }
  xml->xmlRelaxNGFree(grammar);
  return result;
}
