import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrPng, qrSvg } from './images.ts';

/** Resolution of an office printer, in dots per millimetre (300 dpi). */
const PRINT_DOTS = 300 / 25.4;

beforeAll(async () => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** What a phone reads from a print of this width: the ink has run a little, and light is uneven. */
async function scan(picture: Buffer, millimetres: number): Promise<string[]> {
  const width = Math.round(millimetres * PRINT_DOTS);
  const print = await sharp(picture, { density: 600 }).resize(width).blur(1.2).toBuffer();
  const photo = await sharp(print)
    .linear(0.6, 60)
    .rotate(7, { background: '#c8c8c8' })
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: '#c8c8c8' })
    .jpeg({ quality: 70 })
    .toBuffer();
  const found = await readBarcodes(new Uint8Array(photo), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}

test.each([
  ['the page behind a printed code', 'https://mujing.example/QRCode_dami', 20],
  ['a code on a card', 'https://mujing.example/ad/sony#ABCD-EFGH-JKMN-PQRS', 20],
  ['a shared link', `https://mujing.example/share/implConfirm/${'0'.repeat(36)}`, 25],
  ['an address in Chinese', 'https://例子.中国/QRCode_dami', 20],
])('%s is read from a print at its smallest size: %s, %i mm', async (_, text, millimetres) => {
  expect(await scan(Buffer.from(qrSvg(text)), millimetres)).toEqual([text]);
  expect(await scan(qrPng(text, 1024), millimetres)).toEqual([text]);
});
