import { expect, test } from 'vitest';
import { deriveFileKey, encryptPart, fileHead } from '#api/redemptions/batches/encrypt.ts';
import { codeOf, writeCode } from '#contracts/redemptions/code.ts';
import { openCodeFile } from './open-file.ts';

const salt = '0123456789abcdef';
const codes = [1, 2, 3, 4].map((n) => `${writeCode(codeOf(new Uint8Array(15).fill(n)))}\n`);

test('a file that was written in parts opens with its passphrase only', async () => {
  const key = await deriveFileKey('one long passphrase', salt);
  const text = codes.join('');
  const parts = [text.slice(0, 48), text.slice(48)];
  const file = Buffer.concat([
    fileHead(salt),
    encryptPart(key, 0, parts[0] ?? ''),
    encryptPart(key, 48, parts[1] ?? ''),
  ]);
  const bytes = new Uint8Array(file);
  expect(await openCodeFile(bytes, 'one long passphrase')).toBe(text);
  expect(await openCodeFile(bytes, 'another passphrase')).toBeUndefined();
  const changed = bytes.with(20, (bytes[20] ?? 0) ^ 1);
  expect(await openCodeFile(changed, 'one long passphrase')).toBeUndefined();
  expect(await openCodeFile(new TextEncoder().encode('A text'), 'x')).toBeUndefined();
});
