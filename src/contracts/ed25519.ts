/**
 * Whether an Ed25519 key has signed these bytes, by WebCrypto, in a browser as in the server.
 * Undefined where this browser lacks Ed25519.
 * @param signature in base64
 * @param publicKey 32 bytes in base64
 * @throws where this browser has no WebCrypto: on pages without https
 */
export async function isSignedBy(
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
  publicKey: string,
): Promise<boolean | undefined> {
  const key = await importKey(publicKey);
  return key && crypto.subtle.verify('Ed25519', key, bytesOf(signature), bytes);
}

/** The key for a check; undefined where this browser lacks Ed25519. */
async function importKey(publicKey: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    throw error;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
