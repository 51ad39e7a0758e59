import { readCode } from '#contracts/redemptions/code.ts';

const MARK = 'Salted__';
const ITERATIONS = 600_000;

/**
 * Opens an exported file in the browser, as `openssl enc -d -aes-256-ctr -pbkdf2` does; undefined if
 * the passphrase is wrong or it is no such file. The check symbols of its codes tell.
 */
export async function openCodeFile(
  file: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<string | undefined> {
  const head = MARK.length + 8;
  if (new TextDecoder('latin1').decode(file.subarray(0, MARK.length)) !== MARK) return undefined;
  const secret = new TextEncoder().encode(passphrase);
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const salt = file.subarray(MARK.length, head);
  const kdf = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(kdf, base, 48 * 8));
  const key = await crypto.subtle.importKey('raw', bits.subarray(0, 32), 'AES-CTR', false, [
    'decrypt',
  ]);
  const algorithm = { name: 'AES-CTR', counter: bits.subarray(32), length: 128 };
  const text = new TextDecoder('latin1').decode(
    await crypto.subtle.decrypt(algorithm, key, file.subarray(head)),
  );
  const lines = text.trimEnd().split('\n');
  return lines.every((line) => readCode(line).problem === undefined) ? text : undefined;
}
