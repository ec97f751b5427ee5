// The worklet crypto-aes in C with OpenSSL's EVP: AES-128-CBC over one buffer of 16 KiB, one long message.
#include <openssl/evp.h>
#include "bench.h"

enum { INPUT = 16 * 1024, ENCRYPT = 512, DECRYPT = 4096 };
static uint8_t key[16], start[16], input[INPUT], output[INPUT + 16];
static EVP_CIPHER_CTX *context;

static void prepare(void) {
    uint64_t stamp = draw();
    memcpy(input, &stamp, 8);
}

static void run(int encrypt, int passes) {
    int length;
    EVP_CipherInit_ex(context, NULL, NULL, key, start, encrypt);
    EVP_CIPHER_CTX_set_padding(context, 0);
    for (int i = 0; i < passes; i++) EVP_CipherUpdate(context, output, &length, input, INPUT);
    EVP_CipherFinal_ex(context, output + INPUT, &length);
}
static void encrypt(void) { run(1, ENCRYPT); }
static void decrypt(void) { run(0, DECRYPT); }
static int check(void) { return memcmp(output, input, INPUT) != 0; }

int main(int count, char **arguments) {
    usage(count, arguments);
    for (int i = 0; i < INPUT; i++) input[i] = (uint8_t)draw();
    for (int i = 0; i < 16; i++) key[i] = (uint8_t)draw(), start[i] = (uint8_t)draw();
    context = EVP_CIPHER_CTX_new();
    EVP_CipherInit_ex(context, EVP_aes_128_cbc(), NULL, key, start, 1);
    bench("encrypt", arguments, prepare, encrypt, check);
    bench("decrypt", arguments, prepare, decrypt, check);
}
