import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let prepared: Promise<unknown> | undefined;

async function prepare(): Promise<void> {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** What a phone reads from a printed picture of these pixels: the ink has run a little, and light is uneven. */
export async function scanPrint(print: Buffer): Promise<string[]> {
  prepared ??= prepare();
  await prepared;
  const photo = await sharp(await sharp(print).blur(1.2).toBuffer())
    .linear(0.6, 60)
    .rotate(7, { background: '#c8c8c8' })
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: '#c8c8c8' })
    .jpeg({ quality: 70 })
    .toBuffer();
  const found = await readBarcodes(new Uint8Array(photo), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
