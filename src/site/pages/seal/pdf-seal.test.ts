import { expect, test } from 'vitest';
import { sealOfPdf } from './pdf-seal.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('the seal is found among the metadata of a PDF, between bytes of any kind', () => {
  const pdf = `%PDF-1.7\n\x00\xff\x80 20 0 obj\n(seal:AC-2026-0318:MJ7K-2Q9D)\nendobj`;
  expect(sealOfPdf(bytesOf(pdf))).toEqual({ number: 'AC-2026-0318', code: 'MJ7K-2Q9D' });
});

test.each([
  '%PDF-1.7 (another subject)',
  '(seal:<script>:MJ7K-2Q9D)',
  '(seal:AC-2026-0318:MJ7K)',
  '',
])('another file has none: %s', (text) => {
  expect(sealOfPdf(bytesOf(text))).toBeUndefined();
});
