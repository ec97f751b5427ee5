// The worklet sha256 in C with OpenSSL's EVP: 512 rounds of change and digest over 16 KiB.
#include <openssl/evp.h>
#include "bench.h"

enum { INPUT = 16 * 1024, ROUNDS = 512, PARAGRAPH = 128, DIGEST = 32, PARAGRAPHS = INPUT / PARAGRAPH - 1 };
static uint8_t stock[2 * INPUT], text[INPUT], digests[ROUNDS][DIGEST];
static EVP_MD_CTX *context;
static const EVP_MD *sha;

static void change(int round) {
    uint8_t *paragraph = text + PARAGRAPH * (1 + round % PARAGRAPHS);
    for (int i = 0, j = PARAGRAPH - 1; i < j; i++, j--) {
        uint8_t first = paragraph[i], last = paragraph[j];
        paragraph[i] = (uint8_t)(last ^ (last & 0x40) >> 1);
        paragraph[j] = (uint8_t)(first ^ (first & 0x40) >> 1);
    }
    for (int i = 0; round && i < DIGEST; i++) {
        text[2 * i] = (uint8_t)"0123456789abcdef"[digests[round - 1][i] >> 4];
        text[2 * i + 1] = (uint8_t)"0123456789abcdef"[digests[round - 1][i] & 15];
    }
}

static void prepare(void) { memcpy(text, stock + draw() % INPUT, INPUT); }

static void execute(void) {
    for (int round = 0; round < ROUNDS; round++) {
        change(round);
        EVP_DigestInit_ex(context, sha, NULL);
        EVP_DigestUpdate(context, text, INPUT);
        EVP_DigestFinal_ex(context, digests[round], NULL);
    }
}

static void execute_changes(void) {
    for (int round = 0; round < ROUNDS; round++) change(round);
}

static int check(void) { return memcmp(digests[0], digests[1], DIGEST) != 0; }
static int any(void) { return 1; }

int main(int count, char **arguments) {
    usage(count, arguments);
    context = EVP_MD_CTX_new();
    sha = EVP_MD_fetch(NULL, "SHA256", NULL);
    for (int i = 0; i < 2 * INPUT; i++) stock[i] = (uint8_t)(draw() % 6 ? 'a' + draw() % 26 : ' ');
    bench("digest", arguments, prepare, execute, check);
    if (count > 3) bench("changes-only", arguments, prepare, execute_changes, any);
}
